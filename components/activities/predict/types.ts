import type { PredictState } from '@/lib/activities/predict/contract';
import type { ActivityOf } from '@/lib/activities/schema';

export type Round = PredictState['rounds'][number];
export type AnswerKind = ActivityOf<'predict'>['answer'];
export type Options = Extract<AnswerKind, { type: 'options' }>['options'];
export type Figure = Extract<AnswerKind, { type: 'number' }>;

/** How many visitors a round must have before it shows their number and how they are split. */
export const WORTH_SHOWING = 50;

/** An answer in words: an option's label, or a number with its unit. */
export function answerText(kind: AnswerKind, answer: string | number): string {
  if (kind.type === 'number') return `${answer} ${kind.unit}`;
  return kind.options.find(({ id }) => id === answer)?.label ?? String(answer);
}
