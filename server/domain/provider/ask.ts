import * as z from 'zod/mini';
import { success } from '@/lib/contract/envelope';
import { jfUser, userInfo } from '@/lib/contract/user';
import { ApiProblem } from '../../platform/http/problem';

/** Milliseconds that the backend has to answer. */
const PATIENCE = 5_000;

/** Parallel requests; more would only slow the backend down. */
const AT_ONCE = 64;

/** What an account number of a provider's backend may look like. */
export const PROVIDER_ACCOUNT = /^[\w.@-]{1,64}$/;

/** A profile with an account number that can be stored. */
const profile = z.extend(jfUser, { account: z.string().check(z.regex(PROVIDER_ACCOUNT)) });
export type ProviderUser = z.output<typeof profile>;

const known = success(z.object({ jfUser: profile }));
const refused = z.object({ IsSuccess: z.literal(false) });

/** A provider's answer about a token. */
export interface ProviderAnswer {
  /** `null` if the token has no session. */
  user: ProviderUser | null;
  /** Milliseconds for which the answer may be cached; left out if the backend does not say. */
  maxAge?: number | undefined;
}

let underWay = 0;

/**
 * Asks a provider's backend which account a token belongs to.
 * @throws ApiProblem `unavailable` if it does not answer, or not as the specification says
 */
export async function askProvider(origin: string, token: string): Promise<ProviderAnswer> {
  if (underWay >= AT_ONCE) throw new ApiProblem('unavailable');
  underWay += 1;
  try {
    const response = await fetch(`${origin}${userInfo.path}`, {
      method: userInfo.method,
      headers: { token, accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE),
    });
    const maxAge = maxAgeOf(response.headers.get('cache-control') ?? '');
    if ([401, 403].includes(response.status)) return { user: null, maxAge };
    const body: unknown = await response.json();
    if (response.status < 500 && refused.safeParse(body).success) return { user: null, maxAge };
    return { user: known.parse(response.ok ? body : undefined).Data.jfUser, maxAge };
  } catch (cause) {
    throw new ApiProblem('unavailable', { cause });
  } finally {
    underWay -= 1;
  }
}

/** The shortest lifetime that a `Cache-Control` header gives, in milliseconds. */
function maxAgeOf(header: string): number | undefined {
  if (/\bno-(?:store|cache)\b/i.test(header)) return 0;
  const seconds = /\bmax-age="?(\d+)/i.exec(header)?.[1];
  return seconds === undefined ? undefined : Number(seconds) * 1000;
}
