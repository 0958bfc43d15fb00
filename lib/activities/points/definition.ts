import { z } from 'zod';
import { ART_SHAPES } from '../../art/shapes';
import { textUpTo } from '../../copy/text';
import { conditionSchema } from '../condition';
import { distinctIds, id } from '../id';
import { prizeSchema } from '../prize';

const points = z.int().positive();

/** Points earned by tasks and spent in a shop; the balance is the sum of a double-entry ledger. */
export const pointsSchema = z.strictObject({
  kind: z.literal('points'),
  title: textUpTo(18),
  earn: z
    .array(
      z.discriminatedUnion('by', [
        z.strictObject({ by: z.literal('day'), id, label: textUpTo(16), points }),
        z.strictObject({ by: z.literal('condition'), id, label: textUpTo(16), points, condition: conditionSchema }),
      ]),
    )
    .min(2)
    .refine(distinctIds, '编号不可重复'),
  shop: z
    .array(
      z.strictObject({
        id,
        cost: points,
        stock: z.int().positive(),
        prize: prizeSchema,
        /** Drawing from `public/art/`; the default is the drawing of the prize's unit. */
        art: z.enum(ART_SHAPES).optional(),
      }),
    )
    .min(2)
    .refine(distinctIds, '编号不可重复'),
});
