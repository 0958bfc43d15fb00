import type { Dispatcher } from 'undici';
import { AGREEMENTS } from '@/e2e/support/agreements';
import { register } from '@/lib/contract/register';
import { validateSendcode } from '@/lib/contract/sms';

/** The answer to a call. */
export interface Answer {
  status: number;
  /** Seconds to wait after a rejection. */
  retryAfter: number | undefined;
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

/** Requests an address of the site. */
export async function get(server: Dispatcher, path: string, headers: Record<string, string>): Promise<Answer> {
  return answerOf(await server.request({ origin: '', method: 'GET', path, headers }));
}

async function post(server: Dispatcher, path: string, visitor: number, fields: Record<string, string>) {
  return answerOf(
    await server.request({
      origin: '',
      method: 'POST',
      path,
      headers: { ...visitorHeaders(visitor), 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    }),
  );
}

async function answerOf({ statusCode, headers, body }: Dispatcher.ResponseData): Promise<Answer> {
  await body.dump();
  return { status: statusCode, retryAfter: Number(headers['retry-after']) || undefined };
}

function mobileOf(visitor: number): string {
  return `138${String(visitor).padStart(8, '0')}`;
}

/** The headers of a proxy for one of many visitors. */
function visitorHeaders(index: number): Record<string, string> {
  const address = `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
  return { host: 'bfzh.localhost', 'x-forwarded-for': address };
}
