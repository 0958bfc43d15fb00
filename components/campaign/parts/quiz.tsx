import { LazyQuizActivity } from '@/components/activities/quiz/lazy-quiz';
import { activityPart } from './part';

// The bank holds the right options, which stay on the server.
export const quiz = activityPart('quiz', ({ campaign }, { quiz: _, ...shown }) => (
  <LazyQuizActivity slug={campaign.slug} {...shown} />
));
