import { createHash, createHmac, randomBytes } from 'node:crypto';
import { after, DAY, MINUTE, SECOND } from '@/server/platform/clock/clock';
import { WECHAT_ACCOUNT } from './keys';

/** How long a token is valid. */
const TOKEN_LIFE = 7200 * SECOND;
/** How long before its end a token is replaced when a program asks for it. */
const RENEWED_BEFORE = 5 * MINUTE;
/** Tickets are valid from one full second hour until the next, so that they are the same after a restart. */
const TICKET_LIFE = 7200 * SECOND;

/** WeChat's limits per day. */
interface DailyLimits {
  /** Requests for the current token. */
  tokens: number;
  /** Requests that force a new token. */
  forced: number;
}

/** WeChat's answer to an error, always with HTTP 200. */
interface Refusal {
  errcode: number;
  errmsg: string;
}

/** What a page passes to `wx.config`, and the page's address. */
interface ShownConfig {
  appId: string;
  timestamp: number;
  nonceStr: string;
  signature: string;
  url: string;
}

/** One account of WeChat: its tokens, tickets and the check of signatures. */
export class Wechat {
  /** Requests that each call has got. */
  readonly requests = { token: 0, ticket: 0 };
  #token: { text: string; expiresAt: Date } | undefined;
  readonly #ended = new Set<string>();
  readonly #usedOn = new Map<string, number>();

  constructor(
    private readonly clock: () => Date,
    private readonly limits: DailyLimits = { tokens: 500_000, forced: 20 },
  ) {}

  /** The current access token (`stable_token`). A new one ends the old one. */
  issueToken({
    grantType,
    appId,
    secret,
    force,
  }: {
    grantType: string;
    appId: string;
    secret: string;
    force: boolean;
  }) {
    this.requests.token += 1;
    if (grantType !== 'client_credential') return refuse(40002, 'invalid grant_type');
    if (appId !== WECHAT_ACCOUNT.appId) return refuse(40013, 'invalid appid');
    if (secret !== WECHAT_ACCOUNT.secret) return refuse(40125, 'invalid appsecret');
    if (!this.#count('tokens') || (force && !this.#count('forced')))
      return refuse(45009, 'reach max api daily quota limit');
    const now = this.clock();
    const current = this.#token;
    const lasts = current && after(current.expiresAt, -RENEWED_BEFORE) > now;
    if (!current || !lasts || force) {
      if (current) this.#ended.add(current.text);
      this.#token = { text: randomBytes(60).toString('base64url'), expiresAt: after(now, TOKEN_LIFE) };
    }
    const { text, expiresAt } = this.#token as { text: string; expiresAt: Date };
    return { access_token: text, expires_in: secondsBetween(now, expiresAt) };
  }

  /** The ticket for signing, for a valid token. */
  issueTicket(token: string, type: string) {
    this.requests.ticket += 1;
    if (type !== 'jsapi') return refuse(40097, 'invalid args');
    if (token !== this.#token?.text || this.#ended.has(token)) return refuse(40001, 'invalid credential');
    const now = this.clock();
    if (this.#token.expiresAt <= now) return refuse(42001, 'access_token expired');
    return { errcode: 0, errmsg: 'ok', ticket: ticketAt(now), expires_in: secondsBetween(now, ticketEnd(now)) };
  }

  /** The message with which WeChat answers `wx.config` in a page. */
  check({ appId, timestamp, nonceStr, signature, url }: ShownConfig): string {
    if (appId !== WECHAT_ACCOUNT.appId) return 'config:fail, invalid appid';
    if (url.includes('#') || !URL.canParse(url)) return 'config:fail, invalid url';
    if (new URL(url).hostname !== WECHAT_ACCOUNT.host) return 'config:fail, invalid url domain';
    const fields = { jsapi_ticket: ticketAt(this.clock()), noncestr: nonceStr, timestamp: String(timestamp), url };
    const text = Object.entries(fields).map((field) => field.join('='));
    const expected = createHash('sha1').update(text.join('&')).digest('hex');
    return signature === expected ? 'config:ok' : 'config:fail, invalid signature';
  }

  #count(limit: keyof DailyLimits): boolean {
    const day = `${limit} ${Math.floor(this.clock().getTime() / DAY)}`;
    const used = (this.#usedOn.get(day) ?? 0) + 1;
    this.#usedOn.set(day, used);
    return used <= this.limits[limit];
  }
}

function refuse(errcode: number, errmsg: string): Refusal {
  return { errcode, errmsg };
}

function ticketAt(time: Date): string {
  const period = Math.floor(time.getTime() / TICKET_LIFE);
  return `sM4AOVdWfPE4DxkXGEs8V-${createHmac('sha256', WECHAT_ACCOUNT.secret).update(`${period}`).digest('base64url')}`;
}

function ticketEnd(time: Date): Date {
  return new Date((Math.floor(time.getTime() / TICKET_LIFE) + 1) * TICKET_LIFE);
}

function secondsBetween(from: Date, to: Date): number {
  return Math.ceil((to.getTime() - from.getTime()) / SECOND);
}
