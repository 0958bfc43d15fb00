import { z } from 'zod';
import { tiersSchema as ladderSchema } from '@/lib/reward/schema';
import { text } from '../text';

/** A ladder over deposits (US dollars) or volume (standard lots); the same function draws its table and pays. */
export const tiersSchema = z.strictObject({
  kind: z.literal('tiers'),
  title: text,
  /** What is measured since the campaign began for the account; `first-deposit` is the first settled one alone. */
  measure: z.enum(['first-deposit', 'deposit', 'lots']),
  /** Measures each Beijing month by itself, and pays each anew; what a month has reached is collected within it. */
  term: z.literal('month').optional(),
  unit: z.enum(['usd', 'usdt']),
  tiers: ladderSchema,
  /** Where the reward of this campaign replaces a plain one: the plain ladder, shown struck through. */
  plain: ladderSchema.optional(),
  /** Largest value of the page's slider. */
  sliderMax: z.number().positive(),
  /** Shows this calendar month's volumes of all participants, accounts masked. */
  ranking: z.boolean().default(false),
});

/** Cash back per standard lot by product group. */
export const cashbackSchema = z.strictObject({
  kind: z.literal('cashback'),
  title: text,
  groups: z
    .array(
      z.strictObject({
        label: text,
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
