import type { Dispatcher } from 'undici';
import { AGREEMENTS } from '@/e2e/support/agreements';
import { CALLS } from '@/lib/contract';
import { register } from '@/lib/contract/register';
import { validateSendcode } from '@/lib/contract/sms';

const { activityAct } = CALLS;

/** The answer to a call. */
export interface Answer {
  status: number;
  /** Seconds to wait after a rejection. */
  retryAfter: number | undefined;
  body: string;
  /** Of the answer, about as many as were sent: headers as HTTP/1.1 writes them, and the body. */
  bytes: number;
}

/** Requests a code and reads it from the development inbox. @throws Error when none was sent */
export async function codeFor(server: Dispatcher, visitor: number): Promise<string> {
  await askForCode(server, visitor);
  const inbox = await server.request({
    origin: '',
    method: 'GET',
    path: `/dev/sms?mobile=${mobileOf(visitor)}`,
    headers: { host: 'bfzh.localhost' },
  });
  const code = /"code":"(\d{6})"/.exec(await inbox.body.text())?.[1];
  if (!code) throw new Error('The server sent no code.');
  return code;
}

export function askForCode(server: Dispatcher, visitor: number): Promise<Answer> {
  const fields = { mobile: mobileOf(visitor), type: 'register', appcode: 'bfzh', ticket: '', randstr: '' };
  return post(server, validateSendcode.path, visitor, fields);
}

export function openAccount(server: Dispatcher, visitor: number, code: string): Promise<Answer> {
  return post(server, register.path, visitor, {
    mobile: mobileOf(visitor),
    code,
    password: 'Kaihu2026',
    agreements: AGREEMENTS,
    fromurl: 'http://bfzh.localhost/newactivities/kh_7694_form',
    clientid: `visitor-${visitor}`,
    appcode: 'bfzh',
  });
}

/** Spins a wheel of which every account has one spin a day. */
export function spin(server: Dispatcher, visitor: number, token: string, key: string): Promise<Answer> {
  return act(server, visitor, token, key, { slug: 'lottery-october', kind: 'wheel', action: 'spin', input: {} });
}

/** A coupon that every new account may claim. */
export const COUPON = { slug: 'newcomer-2507', kind: 'coupon', item: 'taste' } as const;

/** Claims {@link COUPON}, of which nothing is left. */
export function claimNothing(server: Dispatcher, visitor: number, token: string, key: string): Promise<Answer> {
  const { item, ...where } = COUPON;
  return act(server, visitor, token, key, { ...where, action: 'claim', input: { id: item } });
}

function act(server: Dispatcher, visitor: number, token: string, key: string, fields: object): Promise<Answer> {
  return send(server, activityAct.path, {
    headers: { ...visitorHeaders(visitor), 'content-type': 'application/json', 'idempotency-key': key, token },
    body: JSON.stringify(fields),
  });
}

/** Requests an address of the site. */
export async function get(server: Dispatcher, path: string, headers: Record<string, string>): Promise<Answer> {
  return answerOf(await server.request({ origin: '', method: 'GET', path, headers }));
}

function post(server: Dispatcher, path: string, visitor: number, fields: Record<string, string>) {
  return send(server, path, {
    headers: { ...visitorHeaders(visitor), 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });
}

async function send(server: Dispatcher, path: string, what: { headers: Record<string, string>; body: string }) {
  return answerOf(await server.request({ origin: '', method: 'POST', path, ...what }));
}

async function answerOf({ statusCode, headers, body }: Dispatcher.ResponseData): Promise<Answer> {
  const text = await body.text();
  return {
    status: statusCode,
    retryAfter: Number(headers['retry-after']) || undefined,
    body: text,
    bytes: headerBytes(headers) + Buffer.byteLength(text),
  };
}

function headerBytes(headers: Dispatcher.ResponseData['headers']): number {
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    [value].flat().map((each) => `${name}: ${each}\r\n`),
  );
  return Buffer.byteLength(lines.join(''));
}

/** A factor without a common divisor with the number of numbers, so that no two visitors share one. */
const STRIDE = 61_803_399;

/** A visitor's number. They are far apart, as limits count blocks of numbers too. */
export function mobileOf(visitor: number): string {
  return `138${String((visitor * STRIDE) % 100_000_000).padStart(8, '0')}`;
}

/** The headers of a proxy for one of many visitors. Each is in a network of their own, because limits count networks too. */
function visitorHeaders(index: number): Record<string, string> {
  const address = `10.${(index >> 8) & 255}.${index & 255}.${(index >> 16) & 255}`;
  return { host: 'bfzh.localhost', 'x-forwarded-for': address };
}
