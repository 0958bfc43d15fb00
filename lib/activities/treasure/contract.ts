import * as z from 'zod/mini';
import { count, left } from '../answer-fields';

/** Boxes of the definition with the stock left in each. `outcome` is the id of the opened box's outcome. */
export const treasureState = z.object({
  kind: z.literal('treasure'),
  boxes: z.array(z.object({ id: z.string(), outcomes: z.array(z.object({ id: z.string(), left })) })),
  mine: z.nullable(
    z.object({
      turns: count,
      boxes: z.array(
        z.object({
          id: z.string(),
          state: z.enum(['locked', 'ready', 'opened', 'missed']),
          outcome: z.nullable(z.string()),
        }),
      ),
    }),
  ),
});
export type TreasureState = z.infer<typeof treasureState>;

export const treasureActions = { open: z.strictObject({ box: z.string() }) };
export const treasureOutcome = z.object({ kind: z.literal('treasure'), box: z.string(), outcome: z.string() });
