import { parseJson } from '@/lib/parse-json';
import type { AdConversion } from '../../platform/database/schema/ad-conversions';
import type { Platform, Verdict } from './platform';

/** Milliseconds that a platform has for its answer. */
export const TIMEOUT = 10_000;

const NEEDS_FIX = /^4(?!08|29)/;

/**
 * Reports a conversion to a platform, and reads its answer. Rejects redirects. Never rejects itself, and returns no
 * secret.
 */
export async function post(
  platform: Platform,
  conversion: AdConversion,
  { now, signal }: { now: Date; signal: AbortSignal },
): Promise<Verdict> {
  const { headers, body } = platform.encode(conversion, now);
  try {
    const answer = await fetch(platform.url, { method: 'POST', headers, body, redirect: 'error', signal });
    const text = await answer.text();
    if (answer.status === 200) return platform.read(parseJson(text)) ?? { outcome: 'again', answer: 'unreadable' };
    return { outcome: NEEDS_FIX.test(String(answer.status)) ? 'refused' : 'again', answer: `http ${answer.status}` };
  } catch (error) {
    const timedOut = (error as Error).name === 'TimeoutError';
    return { outcome: 'again', answer: timedOut ? 'timeout' : 'network' };
  }
}
