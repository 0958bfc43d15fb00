import { z } from 'zod';

/**
 * A fact of the real account that a task, a box or a credit depends on. `from` of `deposit` and `trade` is a minimum
 * total since the campaign began for the account: US dollars settled, standard lots closed.
 */
export const conditionSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('registered') }),
  z.strictObject({ type: z.literal('verified') }),
  z.strictObject({ type: z.literal('card') }),
  z.strictObject({ type: z.literal('first-deposit'), from: z.number().positive() }),
  z.strictObject({ type: z.literal('deposit'), from: z.number().positive() }),
  z.strictObject({ type: z.literal('trade'), from: z.number().positive() }),
]);
export type Condition = z.infer<typeof conditionSchema>;
