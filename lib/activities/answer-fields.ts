import * as z from 'zod/mini';
import { PRIZE_UNITS } from './units';

export const count = z.int().check(z.nonnegative());
export const amount = z.number().check(z.nonnegative());
export const instant = z.iso.datetime();
/** A day in Beijing, `YYYY-MM-DD`. */
export const day = z.iso.date();
/** Pieces left; `null` where the stock is not limited. */
export const left = z.nullable(count);

/** What a visitor has been given: its words on the page, how much, in what. */
export const prize = z.object({ label: z.string(), amount, unit: z.enum(PRIZE_UNITS) });
export type GivenPrize = z.infer<typeof prize>;

/** A prize that an act has won; `held` says that an operator looks at it before it is given. */
export const wonPrize = z.extend(prize, { held: z.optional(z.boolean()) });
export type WonPrize = z.infer<typeof wonPrize>;

/** No fields beside the action's name. */
export const nothing = z.strictObject({});
