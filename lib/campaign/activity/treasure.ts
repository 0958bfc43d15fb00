import { z } from 'zod';
import { distinctIds, id, text } from '../text';
import { chanceSchema } from './chances';
import { conditionSchema } from './condition';
import { outcomesSchema } from './odds';

/**
 * Boxes that are opened. `unlock` says when a box may be: on its day of the running month cycle (`day`, 1 to `boxes`),
 * once a condition of the account is met (`condition`), or with a turn from `turns` (`turn`).
 */
export const treasureSchema = z
  .strictObject({
    kind: z.literal('treasure'),
    title: text,
    boxes: z
      .array(
        z.strictObject({
          id,
          label: text,
          unlock: z.discriminatedUnion('by', [
            z.strictObject({ by: z.literal('day'), day: z.int().positive() }),
            z.strictObject({ by: z.literal('condition'), condition: conditionSchema, hint: text }),
            z.strictObject({ by: z.literal('turn') }),
          ]),
          outcomes: outcomesSchema,
        }),
      )
      .min(3)
      .refine(distinctIds, '编号不可重复'),
    /** Where turns come from; empty where no box needs one. */
    turns: z.array(chanceSchema),
    /** When opened boxes close again: never, every Beijing day, or every Beijing month. */
    renews: z.enum(['never', 'day', 'month']),
    /** How the boxes are drawn: doors of an advent wall, chests, or eggs. */
    look: z.enum(['advent', 'chests', 'eggs']).default('chests'),
  })
  .refine(({ boxes, turns }) => boxes.some(({ unlock }) => unlock.by === 'turn') === turns.length > 0, {
    path: ['turns'],
    message: '与需要次数开启的宝箱须同时出现',
  });
