import type { ActivityOf } from '@/lib/activities/schema';
import { OperatorError } from '../common/operation';

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
  if (!known)
    throw new OperatorError(`"${written}" is not an outcome of this prediction. Answers: ${answersOf(activity)}.`);
  return answer.type === 'options' ? written : figure;
}

/** Describes the possible outcomes. */
export function answersOf({ answer }: ActivityOf<'predict'>): string {
  if (answer.type === 'number') return `a figure in ${answer.unit}`;
  return answer.options.map(({ id, label }) => `${id} (${label})`).join(', ');
}
