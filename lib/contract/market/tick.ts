import * as z from 'zod/mini';

/** A symbol's name: `XAUUSD`. */
export const symbolName = z.string().check(z.regex(/^[A-Z0-9]{3,16}$/));

/** Any finite number: a price may be zero or negative, as that of oil was on 20 April 2020. */
const price = z.number();

/** One quote of one symbol. Prices are rounded to the symbol's decimals; `Ask` is never below `Bid`. */
export const tick = z
  .object({
    SymbolName: symbolName,
    Bid: price,
    Ask: price,
    /** Time of the quote, in milliseconds since 1970 by the server's clock. */
    TimeStamp: z.int().check(z.positive()),
  })
  .check(z.refine(({ Bid, Ask }) => Ask >= Bid, 'Ask is below Bid'));
export type Tick = z.infer<typeof tick>;

/** Most ticks in one message. */
export const TICKS_PER_MESSAGE = 256;

/** Most ticks in a symbol's recent past, one per second with a quote. */
export const HISTORY_TICKS = 240;

/** Length in milliseconds of a bar in a closed market's last session; bars begin at whole multiples of it. */
export const SESSION_BAR = 30 * 60_000;

/** Most bars in a session. Each has at most four ticks, so that a session is no longer than any other history. */
export const SESSION_BARS = 48;

/**
 * Milliseconds by which a tick may be ahead of the server's clock. Both ends drop and count a tick further ahead:
 * otherwise every later tick of its symbol would be older and therefore dropped.
 */
export const AHEAD_LIMIT = 60_000;
