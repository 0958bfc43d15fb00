import * as z from 'zod/mini';

/** A symbol's name: `XAUUSD`. */
export const symbolName = z.string().check(z.regex(/^[A-Z0-9]{3,16}$/));

const price = z.number().check(z.positive());

/** One quote of one symbol. Prices are numbers already rounded to the symbol's decimals; `Ask` is never below `Bid`. */
export const tick = z
  .object({
    SymbolName: symbolName,
    Bid: price,
    Ask: price,
    /** When it was quoted, in milliseconds since 1970 by the server's clock. */
    TimeStamp: z.int().check(z.positive()),
  })
  .check(z.refine(({ Bid, Ask }) => Ask >= Bid, 'Ask is below Bid'));
export type Tick = z.infer<typeof tick>;

/** Most ticks that one message carries. */
export const TICKS_PER_MESSAGE = 256;

/** Most ticks of a symbol's recent past, one of each second in which it was quoted. */
export const HISTORY_TICKS = 240;

/** Milliseconds of a bar of a closed market's last session; bars begin at whole multiples of it. */
export const SESSION_BAR = 30 * 60_000;

/** Most bars of a session. Each is told by four ticks at most, so that a session is no longer than another past. */
export const SESSION_BARS = 48;

/**
 * Milliseconds by which a tick may be ahead of the server's clock. One that is further ahead is dropped and counted by
 * both ends: every later one of its symbol would be older than it, and dropped in its place.
 */
export const AHEAD_LIMIT = 60_000;
