import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { TOKEN_PATTERN } from '@/lib/contract/patterns';
import type { Database } from '../../platform/database/types';
import { ApiProblem } from '../../platform/http/problem';
import type { FindSession, Session } from '../../platform/sessions/service';
import { noteAccount } from './accounts';
import { askProvider, type ProviderAnswer } from './ask';

/** Milliseconds for which the provider's word on a token holds; less where its answer says so. */
const TRUSTED = 10_000;

/** How many tokens’ answers are cached. */
const CACHE_SIZE = 10_000;

export interface ProviderSessionsOptions {
  database: Database;
  clock: () => Date;
  /** Milliseconds; {@link TRUSTED} by default. */
  trusted?: number;
  /** Asks the provider who a token names; a call of its backend by default. */
  ask?: (token: string) => Promise<ProviderAnswer>;
}

/**
 * Sessions that a provider's own backend keeps: whose a token is, its `userinfo/info` says. One question is asked for a token
 * at a time, and its answer holds for a short while, never for longer than the backend's own `Cache-Control` lets it.
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
      // A life of 0 would be one without end.
      kept.ttl = Math.max(1, Math.min(trusted, maxAge ?? trusted));
      if (!user) return { session: null };
      await noteAccount(database.orm, user, clock());
      return { session: { account: user.account, openedAt: null } };
    },
  });
  return {
    async find(token) {
      if (!TOKEN_PATTERN.test(token)) return null;
      const found = await known.fetch(hashOf(token), { context: token });
      if (!found) throw new ApiProblem('unavailable');
      return found.session;
    },
  };
}

/** No token of a visitor's stays in memory for longer than its question. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
