import type { ActivityOf } from '@/lib/activities/schema';
import { OperatorError } from '../common/operation';
import { type PossibleAnswers, say } from './words';

/**
 * Parses the outcome that an operator wrote: an option's id, or a figure.
 * @throws OperatorError if it is not a possible answer
 */
export function readOutcome(activity: ActivityOf<'predict'>, written: string): string | number {
  const { answer } = activity;
  const figure = Number(written);
  const known =
    answer.type === 'options'
      ? answer.options.some(({ id }) => id === written)
      : /^-?\d+(?:\.\d+)?$/.test(written) && Number.isFinite(figure);
  if (!known) throw new OperatorError(say('not_an_outcome', { outcome: written, answers: answersOf(activity) }));
  return answer.type === 'options' ? written : figure;
}

/** The possible outcomes. */
export function answersOf({ answer }: ActivityOf<'predict'>): PossibleAnswers {
  if (answer.type === 'number') return { unit: answer.unit };
  return { options: answer.options.map(({ id, label }) => ({ id, label })) };
}
