import { parseJson } from '@/lib/parse-json';
import { after, SECOND } from '../../platform/clock/clock';
import type { AdConversion } from '../../platform/database/schema/ad-conversions';
import type { Platform, PlatformRequest, Verdict } from './platform';

/** Milliseconds that a platform has for its answer. */
export const TIMEOUT = 10_000;

const NEEDS_FIX = /^4(?!08|29)/;
const UNAUTHORIZED = 401;

/**
 * Reports a conversion to a platform, and reads its answer. Rejects redirects. Never rejects itself, and returns no
 * secret.
 */
export async function post(
  platform: Platform,
  conversion: AdConversion,
  { now, token, signal }: { now: Date; token: string; signal: AbortSignal },
): Promise<Verdict> {
  return postRequest(platform, platform.encode(conversion, now, token), { now, signal });
}

/** Sends a request that a platform encoded, and reads its answer like {@link post}. */
export async function postRequest(
  platform: Platform,
  request: PlatformRequest,
  { now, signal }: { now: Date; signal: AbortSignal },
): Promise<Verdict> {
  try {
    const answer = await fetchOnce(request, signal);
    if (answer.status === 200) return platform.read(answer.body) ?? { outcome: 'again', answer: 'unreadable' };
    return { ...statusVerdict(platform, answer.status), ...pauseOf(answer.headers, now) };
  } catch (error) {
    const timedOut = (error as Error).name === 'TimeoutError';
    return { outcome: 'again', answer: timedOut ? 'timeout' : 'network' };
  }
}

/** Sends a request without following redirects. @throws if there is no complete answer */
export async function fetchOnce(
  { url, method = 'POST', headers = {}, body = '' }: PlatformRequest,
  signal: AbortSignal,
) {
  const sent = method === 'GET' ? {} : { body };
  const answer = await fetch(url, { method, headers, ...sent, redirect: 'error', signal });
  return { status: answer.status, headers: answer.headers, body: parseJson(await answer.text()) };
}

function statusVerdict({ tokens }: Platform, status: number): Verdict {
  const answer = `http ${status}`;
  if (status === UNAUTHORIZED && tokens) return { outcome: 'again', answer, expired: true };
  return { outcome: NEEDS_FIX.test(String(status)) ? 'refused' : 'again', answer };
}

/** The platform's `Retry-After`: seconds, or a date. */
function pauseOf(headers: Headers, now: Date): { notBefore?: Date } {
  const text = headers.get('retry-after') ?? '';
  const until = /^\d{1,7}$/.test(text) ? after(now, Number(text) * SECOND) : new Date(text);
  return until > now ? { notBefore: until } : {};
}
