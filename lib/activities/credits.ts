import { z } from 'zod';
import { textUpTo } from '../copy/text';
import { conditionSchema } from './condition';

/** A source of credits: a number per Beijing day, a number once for a met condition, or one per so many lots. */
export const creditSourceSchema = z.discriminatedUnion('from', [
  z.strictObject({ from: z.literal('day'), count: z.int().positive(), label: textUpTo(14) }),
  z.strictObject({
    from: z.literal('condition'),
    condition: conditionSchema,
    count: z.int().positive(),
    label: textUpTo(14),
  }),
  z.strictObject({
    from: z.literal('lots'),
    each: z.number().positive(),
    max: z.int().positive(),
    label: textUpTo(14),
  }),
]);
export type CreditSource = z.infer<typeof creditSourceSchema>;
