import * as z from 'zod/mini';
import { ERROR_CODES } from '../envelope';
import { ACCOUNT_NAME_MAX, PASSWORD_MAX } from '../field-rules';
import { symbolName, TICKS_PER_MESSAGE, tick } from './tick';

/** `type` of every message; 0, 5, 7 and 8 are specified. A message is one text frame with one JSON object. */
export const MESSAGE = {
  ticks: 0,
  subscribe: 1,
  unsubscribe: 2,
  error: 3,
  symbols: 5,
  heartbeat: 6,
  login: 7,
  socketToken: 8,
} as const;

/** Most bytes of a message to the server. */
export const MESSAGE_LIMIT = 4 * 1024;

/** Most symbols in one message. */
export const SYMBOLS_PER_MESSAGE = 100;

/** Most symbols in one history request. */
export const HISTORIES_PER_MESSAGE = 4;

/** Longest interval that a client may request, in milliseconds. */
const INTERVAL_LIMIT = 60_000;

const names = z.array(symbolName).check(z.minLength(1), z.maxLength(SYMBOLS_PER_MESSAGE));
const socketToken = z.string().check(z.minLength(1), z.maxLength(512));

/**
 * Quote socket, to the server. Adds symbols to this socket's subscription; earlier ones stay. The answers are the
 * symbol list (type 5) and, as ticks (type 0), the newest quote of each symbol that has one, or its recent past. Later
 * ticks are newer than the answer, without repeats. Unknown names are answered with an error (`not_found`), and the
 * others are subscribed. Quotes are public: `socketToken` is optional.
 */
export const subscribeMessage = z
  .object({
    type: z.literal(MESSAGE.subscribe),
    /** All symbols if left out. */
    symbols: z.optional(names),
    /**
     * Milliseconds between two messages of ticks to this socket, at whole multiples by the server's clock. Each message
     * then has only the newest tick of each symbol, for a screen that updates no more often; ticks in between are not
     * sent. With 1000 it is the last tick of every second. 0 means every tick, within 50 ms. Applies to all symbols of
     * the socket until another subscription changes it; the default is 0.
     */
    interval: z.optional(z.int().check(z.minimum(0), z.maximum(INTERVAL_LIMIT))),
    /**
     * True: the answer is the recent past of each symbol, one message per symbol. Requires a list of at most {@link
     * HISTORIES_PER_MESSAGE} symbols.
     */
    history: z.optional(z.boolean()),
    /**
     * The token from a login on the trade socket. An invalid or expired one is answered with `unauthorized`, and
     * nothing is subscribed.
     */
    socketToken: z.optional(socketToken),
  })
  .check(
    z.refine(
      ({ history, symbols }) => !history || (symbols !== undefined && symbols.length <= HISTORIES_PER_MESSAGE),
      'Too many symbols for their history',
    ),
  );

export type SubscribeMessage = z.infer<typeof subscribeMessage>;

/** Quote socket, to the server. It is not answered. */
const unsubscribeMessage = z.object({
  type: z.literal(MESSAGE.unsubscribe),
  /** All symbols if left out. */
  symbols: z.optional(names),
});

/**
 * Trade socket, to the server: the specification's login. Answered with the socket token (type 8) or an error (type 3):
 * `credentials_invalid`, `captcha_failed`, `unauthorized`, `too_many_requests`, `unavailable`. The server answers one
 * login at a time.
 */
export const loginMessage = z.object({
  type: z.literal(MESSAGE.login),
  k: z.literal(3),
  version: z.literal('1.0.0'),
  /** Name of the operating system from the browser. */
  OS: z.string().check(z.maxLength(64)),
  /** Description of the device: the user agent. */
  device: z.string().check(z.maxLength(512)),
  /** The stored fingerprint; empty if there is none. */
  fingerprint: z.string().check(z.maxLength(64)),
  /** An account number, a mobile number or an e-mail address; empty with `token`. */
  account: z.string().check(z.trim(), z.maxLength(ACCOUNT_NAME_MAX)),
  /** Empty with `token`. */
  password: z.string().check(z.maxLength(PASSWORD_MAX)),
  /** The session token of a logged-in visitor, instead of account and password. */
  token: z.optional(z.string().check(z.minLength(1), z.maxLength(128))),
  /**
   * A captcha proof as in the site's login: this server checks no password without one. A provider's own backend may.
   */
  ticket: z.optional(z.string().check(z.maxLength(3072))),
  randstr: z.optional(z.string().check(z.maxLength(256))),
});
export type LoginMessage = z.infer<typeof loginMessage>;

/** Trade socket, from the server: the login succeeded. */
const socketTokenMessage = z.object({
  type: z.literal(MESSAGE.socketToken),
  socketToken,
  /** The account's number. */
  account: z.optional(z.string()),
  /** When the token expires, in milliseconds since 1970. */
  expiresAt: z.optional(z.int()),
});

/** Whether a symbol is traded at the moment; outside its hours the last quote stays valid. */
const MARKET_STATES = ['open', 'closed'] as const;

const listedSymbol = z.object({
  name: symbolName,
  displayName: z.string().check(z.minLength(1), z.maxLength(40)),
  /** 1 crypto, 2 indices, 3 forex, 4 metals and oil. */
  type: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
  isPopular: z.boolean(),
  /** Decimals of its prices. */
  d: z.int().check(z.minimum(1), z.maximum(5)),
  market: z._default(z.enum(MARKET_STATES), 'open'),
  /** When a closed market opens again, in milliseconds since 1970; `null` if it is open or unknown. */
  opensAt: z._default(z.nullable(z.int()), null),
  /**
   * When trading ends next, in milliseconds since 1970; left out or `null` if it is closed, never ends, or is unknown.
   */
  closesAt: z.optional(z.nullable(z.int())),
});
export type ListedSymbol = z.infer<typeof listedSymbol>;

/**
 * Quote socket, from the server: the whole list, regardless of subscriptions. Sent after each subscription and whenever
 * a market opens or closes.
 */
export const symbolsMessage = z.object({
  type: z.literal(MESSAGE.symbols),
  /** True if the prices are simulated; the page then shows 模拟行情. */
  simulated: z._default(z.boolean(), false),
  symbols: z.array(listedSymbol).check(z.maxLength(1000)),
});

export type SymbolsMessage = z.infer<typeof symbolsMessage>;

/**
 * Quote socket, from the server: ticks of subscribed symbols, in the order of their times per symbol. A slow client,
 * and one with an interval, gets only the newest tick of each symbol.
 */
export const ticksMessage = z.object({
  type: z.literal(MESSAGE.ticks),
  /**
   * True if the ticks are one symbol's recent past: the last tick of each second with a quote and the newest of all,
   * oldest first, at most {@link HISTORY_TICKS}. For a closed market it is the last session: the first, highest, lowest
   * and last tick of each {@link SESSION_BAR} (fewer if some coincide). The client replaces its ticks of the same
   * period with them.
   */
  history: z.optional(z.boolean()),
  ticks: z.array(tick).check(z.minLength(1), z.maxLength(TICKS_PER_MESSAGE)),
});

export type TicksMessage = z.infer<typeof ticksMessage>;

/**
 * Both sockets, from the server: sent every {@link HEARTBEAT_INTERVAL}, so that a browser can distinguish a quiet
 * server from a lost one. It needs no answer.
 */
const heartbeatMessage = z.object({
  type: z.literal(MESSAGE.heartbeat),
  /** The server's time in milliseconds since 1970. */
  TimeStamp: z.int(),
});

/** Both sockets, from the server: a message was rejected; the socket stays open unless a close code follows. */
const errorMessage = z.object({
  type: z.literal(MESSAGE.error),
  code: z.enum(ERROR_CODES),
  /** Chinese; can be shown to the visitor unchanged. */
  message: z.string(),
  /**
   * Seconds until the same request may succeed; sent with `too_many_requests`, and with `unavailable` when the server
   * is overloaded.
   */
  retryAfter: z.optional(z.int().check(z.positive())),
});

/** Messages that the quote socket accepts. */
export const quoteRequest = z.discriminatedUnion('type', [subscribeMessage, unsubscribeMessage]);
export type QuoteRequest = z.infer<typeof quoteRequest>;

/** Messages that the quote socket sends. */
export const quoteMessage = z.discriminatedUnion('type', [
  symbolsMessage,
  ticksMessage,
  heartbeatMessage,
  errorMessage,
]);
export type QuoteMessage = z.infer<typeof quoteMessage>;

/** Messages that the trade socket sends. */
export const tradeMessage = z.discriminatedUnion('type', [socketTokenMessage, heartbeatMessage, errorMessage]);

/** Milliseconds between two heartbeats. */
export const HEARTBEAT_INTERVAL = 14_000;

/** Milliseconds of silence after which the other end counts as lost. */
export const SILENCE_LIMIT = 40_000;
