import { z } from 'zod';
import { textUpTo } from '../../copy/text';
import { conditionSchema } from '../condition';
import { creditSourceSchema } from '../credits';
import { distinctIds, id } from '../id';
import { outcomesSchema } from '../odds';

/**
 * Boxes to open. `unlock` says when: on the box's day of the running month cycle (`day`, 1 to `boxes`), once the
 * account meets a condition (`condition`), or with a credit from `credits` (`credit`).
 */
export const treasureSchema = z
  .strictObject({
    kind: z.literal('treasure'),
    title: textUpTo(18),
    boxes: z
      .array(
        z.strictObject({
          id,
          label: textUpTo(8),
          unlock: z.discriminatedUnion('by', [
            z.strictObject({ by: z.literal('day'), day: z.int().positive() }),
            z.strictObject({ by: z.literal('condition'), condition: conditionSchema, hint: textUpTo(20) }),
            z.strictObject({ by: z.literal('credit') }),
          ]),
          outcomes: outcomesSchema,
        }),
      )
      .min(3)
      .refine(distinctIds, '编号不可重复'),
    /** Sources of credits; empty if no box needs one. */
    credits: z.array(creditSourceSchema),
    /** When opened boxes close again: never, every Beijing day, or every Beijing month. */
    renews: z.enum(['never', 'day', 'month']),
    /** How the boxes are drawn: doors of an advent wall, chests, or eggs. */
    look: z.enum(['advent', 'chests', 'eggs']).default('chests'),
  })
  .refine(({ boxes, credits }) => boxes.some(({ unlock }) => unlock.by === 'credit') === credits.length > 0, {
    path: ['credits'],
    message: '与需要次数开启的宝箱须同时出现',
  });
