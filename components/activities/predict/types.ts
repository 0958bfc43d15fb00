import type { PredictState } from '@/lib/activities/predict/contract';
import type { ActivityOf } from '@/lib/activities/schema';

export type Round = PredictState['rounds'][number];
export type AnswerKind = ActivityOf<'predict'>['answer'];
export type Options = Extract<AnswerKind, { type: 'options' }>['options'];
export type Figure = Extract<AnswerKind, { type: 'number' }>;

/** An answer in words: an option's label, or a number with its unit. */
export function answerText(kind: AnswerKind, answer: string | number): string {
  if (kind.type === 'number') return `${answer} ${kind.unit}`;
  return kind.options.find(({ id }) => id === answer)?.label ?? String(answer);
}
