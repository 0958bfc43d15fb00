import { LazyQuizActivity } from '@/components/activities/quiz/lazy-quiz';
import { activityBlock } from './block';

// The bank holds the right options, which stay on the server.
export const quiz = activityBlock('quiz', ({ campaign }, { quiz: _, ...shown }) => (
  <LazyQuizActivity slug={campaign.slug} {...shown} />
));
