import * as z from 'zod/mini';
import { PRIZE_UNITS } from './units';

export const count = z.int().check(z.nonnegative());
export const amount = z.number().check(z.nonnegative());
export const instant = z.iso.datetime();
/** A day in Beijing, `YYYY-MM-DD`. */
export const day = z.iso.date();
/** Pieces left; `null` if the stock is unlimited. */
export const left = z.nullable(count);

/** A prize given to a visitor: its text on the page, the amount and the unit. */
export const prize = z.object({ label: z.string(), amount, unit: z.enum(PRIZE_UNITS) });
export type GivenPrize = z.infer<typeof prize>;

/** A prize won by an action. `held` is set while it is pending: an operator reviews it before it is given. */
export const wonPrize = z.extend(prize, { held: z.optional(z.boolean()) });
export type WonPrize = z.infer<typeof wonPrize>;

/** An action without fields. */
export const nothing = z.strictObject({});
