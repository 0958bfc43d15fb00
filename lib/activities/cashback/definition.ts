import { z } from 'zod';
import { textUpTo } from '../../copy/text';
import { requirementsSchema } from '../requirements';

/** Cash back per standard lot by product group. */
export const cashbackSchema = z.strictObject({
  kind: z.literal('cashback'),
  title: textUpTo(18),
  /** Number under which a trading platform knows the activity; part of the calls about trades. */
  activityId: z.int().positive(),
  requires: requirementsSchema.optional(),
  groups: z
    .array(
      z.strictObject({
        label: textUpTo(14),
        /** Symbols of the quote catalogue, such as `EURUSD`. */
        symbols: z.array(z.string().regex(/^[A-Z0-9]+$/)).min(1),
        /** US dollars per lot. */
        perLot: z.number().positive(),
      }),
    )
    .min(1)
    .refine((groups) => {
      const symbols = groups.flatMap((group) => group.symbols);
      return new Set(symbols).size === symbols.length;
    }, '同一品种只能属于一个组别'),
});
