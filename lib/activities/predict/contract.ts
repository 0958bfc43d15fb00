import * as z from 'zod/mini';
import { count, instant } from '../answer-fields';

/** An option's id, or a figure. */
const answer = z.union([z.string(), z.number()]);

const round = z.object({
  id: z.string(),
  beginsAt: instant,
  closesAt: instant,
  resultAt: instant,
  /** A round that was called off gives nothing, and breaks no streak. */
  phase: z.enum(['open', 'closed', 'settled', 'called-off']),
  /** How many chose each option; empty for figures. */
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
  /** Releases to come that rounds end with, the running round's first; `label` is `null` of those that the definition has. */
  calendar: z.array(z.object({ at: instant, label: z.nullable(z.string()) })),
  /** Right guesses in a row, of the visitor's settled rounds. */
  streak: z.nullable(count),
});
export type PredictState = z.infer<typeof predictState>;

export const predictActions = { guess: z.strictObject({ round: z.string(), answer }) };
