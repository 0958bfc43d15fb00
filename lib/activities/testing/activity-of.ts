import { quizOf } from '../quiz/testing/quiz-of';
import { type ActivityKind, type ActivityOf, activitySchema, KINDS } from '../schema';

/** The smallest useful activity of a kind, with some of its fields changed. */
export function activityOf<Name extends ActivityKind>(kind: Name, change: object = {}): ActivityOf<Name> {
  const smallest = kind === 'quiz' ? quizOf({}) : { kind, title: '活动', ...KINDS[kind].starter };
  return activitySchema.parse({ ...smallest, ...change }) as ActivityOf<Name>;
}
