import * as z from 'zod/mini';
import { ERROR_CODES } from '../envelope';
import { ACCOUNT_NAME_MAX, PASSWORD_MAX } from '../field-rules';
import { symbolName, TICKS_PER_MESSAGE, tick } from './tick';

/** `type` of every message. 0, 5, 7 and 8 are the spec's. A message is one text frame with one JSON object. */
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

/** Most symbols that one message names. */
export const SYMBOLS_PER_MESSAGE = 100;

/** Most symbols whose recent past one message asks for. */
export const HISTORIES_PER_MESSAGE = 4;

/** Longest interval that a reader may ask for, in milliseconds. */
const INTERVAL_LIMIT = 60_000;

const names = z.array(symbolName).check(z.minLength(1), z.maxLength(SYMBOLS_PER_MESSAGE));
const socketToken = z.string().check(z.minLength(1), z.maxLength(512));

/**
 * Quote socket, to the server. Adds symbols to what this socket is told of; the names already there stay. The answers are
 * the symbol list (type 5) and, as ticks (type 0), the newest quote of each symbol that has one, or its recent past. Ticks
 * that follow are newer than the answer: none comes twice. Unknown names are answered with an error (`not_found`) and the
 * others subscribed. Quotes are public: `socketToken` may be left out.
 */
export const subscribeMessage = z
  .object({
    type: z.literal(MESSAGE.subscribe),
    /** All symbols where it is left out. */
    symbols: z.optional(names),
    /**
     * Milliseconds between two messages of ticks to this socket, counted from whole multiples of it by the server's clock.
     * Each then holds the newest tick of each symbol alone, as a screen shows it that is renewed no more often; ticks
     * between are not sent. With 1000 it is the last tick of every second. 0: every tick, within 50 ms. Holds for all
     * symbols of the socket until another subscription names another; 0 until one does.
     */
    interval: z.optional(z.int().check(z.minimum(0), z.maximum(INTERVAL_LIMIT))),
    /**
     * True: the answer holds the recent past of each symbol, a message of its own for each. With at most
     * {@link HISTORIES_PER_MESSAGE} symbols, which are named.
     */
    history: z.optional(z.boolean()),
    /** What a login on the trade socket gave; one that is not valid (any more) is answered with `unauthorized`, and nothing is subscribed. */
    socketToken: z.optional(socketToken),
  })
  .check(
    z.refine(
      ({ history, symbols }) => !history || (symbols !== undefined && symbols.length <= HISTORIES_PER_MESSAGE),
      'Too many symbols for their history',
    ),
  );

export type SubscribeMessage = z.infer<typeof subscribeMessage>;

/** Quote socket, to the server. Has no answer. */
const unsubscribeMessage = z.object({
  type: z.literal(MESSAGE.unsubscribe),
  /** All symbols where it is left out. */
  symbols: z.optional(names),
});

/**
 * Trade socket, to the server: the spec's login. Answered with the socket token (type 8) or an error (type 3):
 * `credentials_invalid`, `captcha_failed`, `unauthorized`, `too_many_requests`, `unavailable`. One login is answered at a time.
 */
export const loginMessage = z.object({
  type: z.literal(MESSAGE.login),
  k: z.literal(3),
  version: z.literal('1.0.0'),
  /** Operating system, as the browser names it. */
  OS: z.string().check(z.maxLength(64)),
  /** Description of the device: the user agent. */
  device: z.string().check(z.maxLength(512)),
  /** The stored fingerprint; empty when there is none. */
  fingerprint: z.string().check(z.maxLength(64)),
  /** An account number, a mobile number or an e-mail address; empty with `token`. */
  account: z.string().check(z.trim(), z.maxLength(ACCOUNT_NAME_MAX)),
  /** Empty with `token`. */
  password: z.string().check(z.maxLength(PASSWORD_MAX)),
  /** The session token of a visitor who is logged in, in place of account and password. */
  token: z.optional(z.string().check(z.minLength(1), z.maxLength(128))),
  /** A solved captcha, as the site's login has it: this server compares no password without one. A backend of a provider's own may. */
  ticket: z.optional(z.string().check(z.maxLength(3072))),
  randstr: z.optional(z.string().check(z.maxLength(256))),
});
export type LoginMessage = z.infer<typeof loginMessage>;

/** Trade socket, from the server: the login was right. */
const socketTokenMessage = z.object({
  type: z.literal(MESSAGE.socketToken),
  socketToken,
  /** The account's number. */
  account: z.optional(z.string()),
  /** When the token ends, in milliseconds since 1970. */
  expiresAt: z.optional(z.int()),
});

/** Whether a symbol is traded at the moment; outside its hours its last quote stands. */
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
  /** When a closed market opens again, in milliseconds since 1970; `null` when it is open or nobody knows. */
  opensAt: z._default(z.nullable(z.int()), null),
  /** When trading ends next, in milliseconds since 1970; left out or `null` when it is closed, never ends, or nobody knows. */
  closesAt: z.optional(z.nullable(z.int())),
});
export type ListedSymbol = z.infer<typeof listedSymbol>;

/** Quote socket, from the server: the whole list, whatever was subscribed. Sent after each subscription and again when a market opens or closes. */
export const symbolsMessage = z.object({
  type: z.literal(MESSAGE.symbols),
  /** True where the prices are made up: the page says 模拟行情. */
  simulated: z._default(z.boolean(), false),
  symbols: z.array(listedSymbol).check(z.maxLength(1000)),
});

export type SymbolsMessage = z.infer<typeof symbolsMessage>;

/** Quote socket, from the server: ticks of subscribed symbols, each symbol's in the order of their times. A slow reader, and one with an interval, gets the newest of each symbol only. */
export const ticksMessage = z.object({
  type: z.literal(MESSAGE.ticks),
  /**
   * True where the ticks are the recent past of one symbol: the last tick of each second in which it was quoted and the
   * newest of all, oldest first, at most {@link HISTORY_TICKS}. Of a closed market it is its last session: of each
   * {@link SESSION_BAR} the first, the highest, the lowest and the last tick, where these are four. They take the place of what
   * the client holds of their time.
   */
  history: z.optional(z.boolean()),
  ticks: z.array(tick).check(z.minLength(1), z.maxLength(TICKS_PER_MESSAGE)),
});

export type TicksMessage = z.infer<typeof ticksMessage>;

/** Both sockets, from the server: every {@link HEARTBEAT_INTERVAL}, so that a browser can tell a quiet server from a lost one. It needs no answer. */
const heartbeatMessage = z.object({
  type: z.literal(MESSAGE.heartbeat),
  /** The server's time in milliseconds since 1970. */
  TimeStamp: z.int(),
});

/** Both sockets, from the server: a message was refused; the socket stays open unless a close code follows. */
const errorMessage = z.object({
  type: z.literal(MESSAGE.error),
  code: z.enum(ERROR_CODES),
  /** Chinese, may be shown to the visitor as it stands. */
  message: z.string(),
  /** Seconds until the same may succeed, with `too_many_requests` and, where there is too much to do, `unavailable`. */
  retryAfter: z.optional(z.int().check(z.positive())),
});

/** What the quote socket takes. */
export const quoteRequest = z.discriminatedUnion('type', [subscribeMessage, unsubscribeMessage]);
export type QuoteRequest = z.infer<typeof quoteRequest>;

/** What the quote socket sends. */
export const quoteMessage = z.discriminatedUnion('type', [
  symbolsMessage,
  ticksMessage,
  heartbeatMessage,
  errorMessage,
]);
export type QuoteMessage = z.infer<typeof quoteMessage>;

/** What the trade socket sends. */
export const tradeMessage = z.discriminatedUnion('type', [socketTokenMessage, heartbeatMessage, errorMessage]);

/** Milliseconds between two heartbeats. */
export const HEARTBEAT_INTERVAL = 14_000;

/** Milliseconds of silence after which the other end counts as lost. */
export const SILENCE_LIMIT = 40_000;
