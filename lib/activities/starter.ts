import type { z } from 'zod';

/** A small activity of a kind that passes every check, as the start of a new campaign. */
export type Starter<Definition extends z.ZodType> = Omit<z.input<Definition>, 'kind' | 'title'>;

export const usd = (amount: number) => ({ label: '赠金', amount, unit: 'usd' as const });
/** Label and fields of an outcome without a prize. */
export const nothing = { label: '谢谢参与', prize: null, stock: null };
/** One credit per day. */
export const daily = [{ from: 'day' as const, count: 1, label: '每日首次登录' }];
