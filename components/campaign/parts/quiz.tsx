import { QuizActivity } from '@/components/activities/quiz/quiz-activity';
import { activityPart } from './part';

// The bank holds the right options, which stay on the server.
export const quiz = activityPart('quiz', ({ campaign }, { quiz: _, ...shown }) => (
  <QuizActivity slug={campaign.slug} {...shown} />
));
