import { LRUCache } from 'lru-cache';
import { TOKEN_PATTERN } from '@/lib/contract/patterns';
import type { Database } from '../../platform/database/types';
import { ApiProblem } from '../../platform/http/problem';
import { hashSecret } from '../../platform/secrets/hash-secret';
import type { FindSession, Session } from '../../platform/sessions/service';
import { noteAccount } from './accounts';
import { askProvider, type ProviderAnswer } from './ask';

/** Milliseconds for which a provider's answer is cached; less if the answer says so. */
const TRUSTED = 10_000;

/** How many tokens' answers are cached. */
const CACHE_SIZE = 10_000;

export interface ProviderSessionsOptions {
  database: Database;
  clock: () => Date;
  /** Milliseconds; {@link TRUSTED} by default. */
  trusted?: number;
  /** Asks the provider for a token's account; by default with a call of its backend. */
  ask?: (token: string) => Promise<ProviderAnswer>;
}

/**
 * Sessions of a provider's own backend, whose `userinfo/info` says which account a token belongs to. Sends one request
 * per token at a time, and caches its answer briefly, never longer than the backend's `Cache-Control` allows.
 */
export function createProviderSessions(
  origin: string,
  options: ProviderSessionsOptions,
): { find: (token: string, now: Date) => ReturnType<FindSession> } {
  const { database, clock, trusted = TRUSTED, ask = (token) => askProvider(origin, token) } = options;
  const known = new LRUCache<string, { session: Session | null }, string>({
    max: CACHE_SIZE,
    ttl: trusted,
    ignoreFetchAbort: true,
    async fetchMethod(_key, _stale, { context: token, options: kept }) {
      const { user, maxAge } = await ask(token);
      // A lifetime of 0 would never expire.
      kept.ttl = Math.max(1, Math.min(trusted, maxAge ?? trusted));
      if (!user) return { session: null };
      await noteAccount(database.orm, user, clock());
      return { session: { account: user.account, openedAt: null } };
    },
  });
  return {
    async find(token) {
      if (!TOKEN_PATTERN.test(token)) return null;
      // Tokens are not stored in memory beyond their request.
      const found = await known.fetch(hashSecret(token), { context: token });
      if (!found) throw new ApiProblem('unavailable');
      return found.session;
    },
  };
}
