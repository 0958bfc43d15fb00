import { forgetCodes } from '@/lib/browser/account/validate-code';
import type { ErrorCode } from '@/lib/contract/envelope';

type Answer = { status: number; body: string } | 'network' | 'silence';

export const ACCOUNT = '880016';
export const TOKEN = 'a'.repeat(43);

/** The answer to a login. */
export const LOGGED_IN = {
  status: 200,
  body: JSON.stringify({ IsSuccess: true, Data: { account: ACCOUNT }, Token: TOKEN }),
};

export function ok(Data: unknown): Answer {
  return { status: 200, body: JSON.stringify({ IsSuccess: true, Data }) };
}

export function refuse(status: number, code: ErrorCode, Data: string, more: object = {}): Answer {
  const problem = { IsSuccess: false, Data, type: 'about:blank', title: code, status, code, ...more };
  return { status, body: JSON.stringify(problem) };
}

const CAPTCHA = '/apis/validateAppId';
export const SEND_CODE = '/apis/validateSendcode';
export const REGISTER = '/apis/web/account/register';
export const REGISTER_BY_CODE = '/apis/web/account/registerByCode';
export const VALIDATE = '/apis/web/zk/validate';
export const AGREEMENTS = '/apis/agreement/info';
const COLLECT = '/crm/maidian/scada/collect';

export interface SentCall {
  path: string;
  fields: Record<string, string>;
  key: string | null;
  token: string | null;
  body: unknown;
}

/** Fakes the network: responds to the calls of a registration and records them. */
export function fakeServer() {
  forgetCodes();
  const calls: SentCall[] = [];
  const answers: Record<string, Answer> = {
    [CAPTCHA]: ok({ provider: 'off', appId: 'test' }),
    [SEND_CODE]: ok({ retryAfter: 60 }),
    [REGISTER]: ok({ account: ACCOUNT, token: TOKEN }),
    [REGISTER_BY_CODE]: ok({ account: ACCOUNT, token: TOKEN }),
    [VALIDATE]: ok({ valid: true }),
    // The same response for all tests: a page requests the versions once, and the tests of merged files share a page.
    [AGREEMENTS]: ok({
      agreements: [{ slug: 'privacy-auth-pc', title: '隐私协议', version: '2.3', effectiveOn: '2025-06-01', url: '/' }],
    }),
    [COLLECT]: ok({}),
  };

  window.fetch = (async (url: string, init: RequestInit) => {
    const fields = init.body instanceof FormData ? (Object.fromEntries(init.body) as Record<string, string>) : {};
    const headers = new Headers(init.headers);
    const [key, token] = [headers.get('Idempotency-Key'), headers.get('token')];
    calls.push({ path: url, fields, key, token, body: init.body });
    const answer = answers[url] ?? { status: 404, body: '' };
    if (answer === 'network') throw new TypeError('Failed to fetch');
    if (answer === 'silence') return abortedLater(init.signal);
    return { ok: answer.status < 300, status: answer.status, text: async () => answer.body };
  }) as typeof fetch;

  return {
    answers,
    /** The calls to one path, in order. */
    to: (path: string) => calls.filter((call) => call.path === path),
    /** Names of the tracking events sent. */
    events: () =>
      calls
        .filter(({ path, body }) => path === COLLECT && typeof body === 'string')
        .flatMap(({ body }) => (JSON.parse(String(body)) as { eventname: string }[]).map((event) => event.eventname)),
  };
}

function abortedLater(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
}
