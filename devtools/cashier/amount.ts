import { z } from 'zod';
import { dollars } from '@/lib/activities/prize-text';

/** US dollars. */
export const MIN_AMOUNT = 10;
export const MAX_AMOUNT = 100_000;

const inRange = `金额须在 ${dollars(MIN_AMOUNT)} 至 ${dollars(MAX_AMOUNT)} 之间`;

/** Parses a typed amount in US dollars. */
export const amount = z
  .string('请输入金额')
  .trim()
  .min(1, '请输入金额')
  .regex(/^\d{1,9}(?:\.\d{1,2})?$/, { error: '请输入数字，至多两位小数', abort: true })
  .transform(Number)
  .refine((value) => value >= MIN_AMOUNT && value <= MAX_AMOUNT, inRange);
