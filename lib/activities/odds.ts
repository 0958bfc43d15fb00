import { z } from 'zod';
import { textUpTo } from '../copy/text';
import { id } from './id';
import { prizeSchema } from './prize';

/** Odds are integers out of ten thousand, so that a page publishes exactly what `draw` of the server draws. */
export const ODDS_TOTAL = 10_000;

/** Pieces of a prize, `null` if there is no limit. */
export const stock = z
  .int()
  .positive()
  .nullable()
  .meta({ title: '数量', unit: '份', also: { null: '不限量' } });

/** One possible outcome of a draw. `prize` is null if it wins nothing; `stock` is null if it is unlimited. */
export const outcomeSchema = z.strictObject({
  id,
  label: textUpTo(12).meta({ title: '显示的字' }),
  prize: prizeSchema.nullable().meta({ title: '奖品', also: { null: '不中奖' } }),
  /** Out of {@link ODDS_TOTAL}. */
  odds: z.int().positive().meta({ title: '概率', kind: 'odds' }),
  stock,
});
export type Outcome = z.infer<typeof outcomeSchema>;

const sumOf = (all: readonly Outcome[]) => all.reduce((sum, { odds }) => sum + odds, 0);

/**
 * The outcomes of a draw: their odds add up to the whole, and at least one is unlimited for when the stock has run out.
 */
export const outcomesSchema = z
  .array(outcomeSchema)
  .min(2)
  .refine((all) => new Set(all.map((outcome) => outcome.id)).size === all.length, '编号不可重复')
  .refine((all) => sumOf(all) === ODDS_TOTAL, {
    error: ({ input }) => `中奖概率之和须为 100%，现在是 ${sumOf(input as Outcome[]) / 100}%`,
  })
  .refine((all) => all.some(({ stock }) => stock === null), '须有一项不限数量，作为奖品发完后的结果')
  .meta({ kind: 'prizes', help: '概率相加要正好是 100%；至少一项不限量。' });
