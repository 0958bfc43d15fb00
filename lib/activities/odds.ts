import { z } from 'zod';
import { textUpTo } from '../copy/text';
import { id } from './id';
import { prizeSchema } from './prize';

/** Odds are integers out of ten thousand, so that a page publishes exactly what `draw` of the server draws. */
export const ODDS_TOTAL = 10_000;

/** One possible outcome of a draw. `prize` is null if it wins nothing; `stock` is null if it is unlimited. */
export const outcomeSchema = z.strictObject({
  id,
  label: textUpTo(12),
  prize: prizeSchema.nullable(),
  /** Out of {@link ODDS_TOTAL}. */
  odds: z.int().positive(),
  stock: z.int().positive().nullable(),
});
export type Outcome = z.infer<typeof outcomeSchema>;

/**
 * The outcomes of a draw: their odds add up to the whole, and at least one is unlimited for when the stock has run out.
 */
export const outcomesSchema = z
  .array(outcomeSchema)
  .min(2)
  .refine((all) => new Set(all.map((outcome) => outcome.id)).size === all.length, '编号不可重复')
  .refine((all) => all.reduce((sum, { odds }) => sum + odds, 0) === ODDS_TOTAL, `中奖概率之和须为 ${ODDS_TOTAL}`)
  .refine((all) => all.some(({ stock }) => stock === null), '须有一项不限数量，作为奖品发完后的结果');
