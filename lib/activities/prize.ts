import { z } from 'zod';
import { textUpTo } from '../copy/text';
import { choice } from '../form/choice';
import { UNIT_WORDS } from './units';

const PIECES = new Set(['points', 'gift']);

/**
 * A prize: its text on the page, amount and unit. Points and gifts are whole numbers, money has at most two decimals.
 * `bookValue` is what one piece of a gift costs us, in US dollars with at most two decimals; pages never get it.
 */
export const prizeSchema = z
  .strictObject({
    label: textUpTo(16).meta({ title: '奖品名称', help: '例如“{amount} 赠金”。' }),
    amount: z.number().positive().meta({ title: '数额', help: '礼品写件数。' }),
    unit: choice('种类', UNIT_WORDS),
    bookValue: z.number().positive().meta({ title: '单件成本', kind: 'usd', help: '只有礼品要写。' }).optional(),
  })
  .refine(({ amount, unit }) => isWhole(PIECES.has(unit) ? amount : amount * 100), {
    path: ['amount'],
    message: '积分与礼品须为整数，金额至多两位小数',
  })
  .refine(({ unit, bookValue }) => (unit === 'gift') === (bookValue !== undefined) && isWhole((bookValue ?? 0) * 100), {
    path: ['bookValue'],
    message: '礼品须注明单件成本（美元，至多两位小数），其他奖品不注明',
  })
  .meta({ title: '奖品' });
export type Prize = z.infer<typeof prizeSchema>;

function isWhole(number: number): boolean {
  return Math.abs(number - Math.round(number)) < 1e-6;
}
