import type { z } from 'zod';

/** A small activity of a kind that passes every check: the beginning of a new campaign, to be written over. */
export type Starter<Definition extends z.ZodType> = Omit<z.input<Definition>, 'kind' | 'title'>;

export const usd = (amount: number) => ({ label: '赠金', amount, unit: 'usd' as const });
/** What an outcome without a prize says. */
export const nothing = { label: '谢谢参与', prize: null, stock: null };
/** A credit a day. */
export const daily = [{ from: 'day' as const, count: 1, label: '每日首次登录' }];
