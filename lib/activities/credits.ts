import { z } from 'zod';
import { text } from '../copy/text';
import { conditionSchema } from './condition';

/** Where a visitor's credits come from: some every Beijing day, some once for a condition met, one for every so many lots. */
export const creditSourceSchema = z.discriminatedUnion('from', [
  z.strictObject({ from: z.literal('day'), count: z.int().positive(), label: text }),
  z.strictObject({ from: z.literal('condition'), condition: conditionSchema, count: z.int().positive(), label: text }),
  z.strictObject({ from: z.literal('lots'), each: z.number().positive(), max: z.int().positive(), label: text }),
]);
export type CreditSource = z.infer<typeof creditSourceSchema>;
