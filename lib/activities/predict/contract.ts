import * as z from 'zod/mini';
import { count, instant } from '../answer-fields';

/** An option's id, or a number. */
const answer = z.union([z.string(), z.number()]);

const round = z.object({
  id: z.string(),
  beginsAt: instant,
  closesAt: instant,
  resultAt: instant,
  /** A `called-off` round gives no prize and does not break a streak. */
  phase: z.enum(['open', 'closed', 'settled', 'called-off']),
  /** How many chose each option; empty if the answer is a number. */
  split: z.array(z.object({ id: z.string(), count })),
  /** How many took part. */
  total: count,
  outcome: z.nullable(answer),
  mine: z.nullable(z.object({ answer, right: z.nullable(z.boolean()) })),
});

/** The running round first, then ended ones, newest first. */
export const predictState = z.object({
  kind: z.literal('predict'),
  rounds: z.array(round),
  /**
   * Coming releases that rounds end with, the running round's first; `label` is `null` for releases from the
   * definition.
   */
  calendar: z.array(z.object({ at: instant, label: z.nullable(z.string()) })),
  /** Correct guesses in a row among the visitor's settled rounds. */
  streak: z.nullable(count),
});
export type PredictState = z.infer<typeof predictState>;

export const predictActions = { guess: z.strictObject({ round: z.string(), answer }) };
