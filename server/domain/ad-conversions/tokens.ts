import { and, eq, isNull, lte, or } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { after, MINUTE, SECOND } from '../../platform/clock/clock';
import { adTokens } from '../../platform/database/schema/ad-conversions';
import type { Orm } from '../../platform/database/types';
import type { Vault } from '../../platform/secrets/vault';
import type { Platform } from './platform';
import { fetchOnce, TIMEOUT } from './post';

/** The vault's purpose for tokens. */
export const TOKEN_PURPOSE = 'ad-token';
/** Longer than a refresh may take, and the pause after one that failed. */
const LOCK = 60 * SECOND;
/** A token is refreshed so long before it expires. */
const EARLY = 5 * MINUTE;

export interface TokenServices {
  orm: Orm;
  vault: Vault;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * A platform's access token. All server processes share it: the one that locks its row refreshes it, and the others use
 * the current one, or wait if that has expired. A refresh token that the settings replace is used instead of the stored
 * one.
 *
 * @returns `undefined` while there is no valid token; an empty one for platforms that need none
 */
export async function accessToken(
  { orm, vault, log }: TokenServices,
  { name, tokens }: Platform,
  now: Date,
): Promise<string | undefined> {
  if (!tokens) return '';
  const seed = vault.hash(TOKEN_PURPOSE, tokens.seed);
  const isOwn = and(eq(adTokens.platform, name), eq(adTokens.seed, seed));
  const valid = (row: typeof adTokens.$inferSelect | undefined, at: Date) =>
    row?.accessSealed && row.expiresAt && row.expiresAt > at ? vault.open(TOKEN_PURPOSE, row.accessSealed) : undefined;
  const [stored] = await orm.select().from(adTokens).where(isOwn);
  const fresh = valid(stored, after(now, EARLY));
  if (fresh) return fresh;

  const locked = await lock(orm, { platform: name, seed, now });
  if (!locked) return valid(stored, now);
  // Another process may have refreshed it meanwhile.
  const theirs = valid(locked, after(now, EARLY));
  if (theirs) {
    await orm.update(adTokens).set({ lockedUntil: null }).where(isOwn);
    return theirs;
  }
  const current = locked.refreshSealed ? vault.open(TOKEN_PURPOSE, locked.refreshSealed) : tokens.seed;
  const read = await fetchOnce(tokens.request(current), AbortSignal.timeout(TIMEOUT))
    .then(({ status, body }) => (status === 200 ? tokens.read(body, now) : undefined))
    .catch(() => undefined);
  if (!read) {
    log.warn({ platform: name }, 'access token could not be refreshed');
    return valid(locked, now);
  }
  await orm
    .update(adTokens)
    .set({
      accessSealed: vault.seal(TOKEN_PURPOSE, read.access),
      refreshSealed: vault.seal(TOKEN_PURPOSE, read.refresh ?? current),
      expiresAt: after(now, read.seconds * SECOND),
      lockedUntil: null,
    })
    .where(isOwn);
  return read.access;
}

/** Refreshes a token before its next use, because the platform rejected it. */
export async function expireToken(orm: Orm, { name }: Platform, now: Date): Promise<void> {
  await orm.update(adTokens).set({ expiresAt: now }).where(eq(adTokens.platform, name));
}

/** Locks the row of a platform's tokens, and empties it if its refresh token is not of the settings. */
async function lock(orm: Orm, { platform, seed, now }: { platform: Platform['name']; seed: string; now: Date }) {
  const lockedUntil = after(now, LOCK);
  const unlocked = or(isNull(adTokens.lockedUntil), lte(adTokens.lockedUntil, now));
  return orm.transaction(async (transaction) => {
    await transaction.insert(adTokens).values({ platform, seed }).onConflictDoNothing();
    const [row] = await transaction
      .update(adTokens)
      .set({ lockedUntil })
      .where(and(eq(adTokens.platform, platform), unlocked))
      .returning();
    if (!row || row.seed === seed) return row;
    const [emptied] = await transaction
      .update(adTokens)
      .set({ seed, accessSealed: null, refreshSealed: null, expiresAt: null })
      .where(eq(adTokens.platform, platform))
      .returning();
    return emptied;
  });
}
