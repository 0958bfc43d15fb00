import { z } from 'zod';
import { textUpTo } from '../copy/text';
import { PRIZE_UNITS } from './units';

const PIECES = new Set(['points', 'gift']);

/**
 * A prize: its text on the page, amount and unit. Points and gifts are whole numbers, money has at most two decimals.
 */
export const prizeSchema = z
  .strictObject({
    label: textUpTo(16),
    amount: z.number().positive(),
    unit: z.enum(PRIZE_UNITS),
  })
  .refine(({ amount, unit }) => isWhole(PIECES.has(unit) ? amount : amount * 100), {
    path: ['amount'],
    message: '积分与礼品须为整数，金额至多两位小数',
  });
export type Prize = z.infer<typeof prizeSchema>;

function isWhole(number: number): boolean {
  return Math.abs(number - Math.round(number)) < 1e-6;
}
