import { randomBytes } from 'node:crypto';
import { countDistinct, eq, max, ne, sql } from 'drizzle-orm';
import { dataKeys } from '../database/schema/data-keys';
import type { Orm } from '../database/types';
import { KEY_BYTES } from './cipher';
import type { Keyring } from './keyring';
import { type DataKey, type Masters, unwrap, wrapForAll } from './wrapped-keys';

/** The first lookup key of a database. */
export const FIRST_LOOKUP_KEY = { id: 'lookup', use: 'lookup', inForceAt: new Date(0) } as const;

/** The lookup keys of a database by id, oldest first; empty when one of them cannot be decrypted. */
export function openLookupKeys(stored: readonly DataKey[], masters: Masters): Map<string, Buffer> {
  const rows = stored.filter(({ use }) => use !== 'seal');
  const opened = new Map<string, Buffer>();
  for (const row of rows.sort((a, b) => a.inForceAt.getTime() - b.inForceAt.getTime())) {
    const key = unwrap(row, masters);
    if (key) opened.set(row.id, key);
  }
  return rows.every(({ id }) => opened.has(id)) ? opened : new Map();
}

/**
 * Creates a lookup key on top of the existing ones, and returns its id. The same transaction must rehash all stored
 * hashes with it, while no other process uses the database.
 */
export async function addLookupKey(orm: Orm, keyring: Keyring, masters: Masters): Promise<string> {
  const id = randomBytes(4).toString('hex');
  const key = randomBytes(KEY_BYTES);
  const isLookupKey = ne(dataKeys.use, 'seal');
  const [newest] = await orm
    .select({ at: max(dataKeys.inForceAt) })
    .from(dataKeys)
    .where(isLookupKey);
  // These times define the order of the keys, however clocks are set.
  const inForceAt = new Date(Math.max(Date.now(), (newest?.at?.getTime() ?? 0) + 1));
  await orm.update(dataKeys).set({ use: 'layer' }).where(eq(dataKeys.use, 'lookup'));
  await wrapForAll(orm, masters, { id, use: 'layer', key, inForceAt });
  keyring.addLookupKey(key);
  return id;
}

/** Blocks all others from reading the keys, and so from using the database, until the transaction ends. */
export async function lockKeys(orm: Orm): Promise<void> {
  await orm.execute(sql`lock table ${dataKeys} in access exclusive mode`);
}

/**
 * Checks that this process has all lookup keys of the database, which may have got a new one while it was unreachable.
 *
 * @param end called before it throws
 * @throws when the database has lookup keys that the process does not have
 */
export async function requireKnownLookupKeys(orm: Orm, keyring: Keyring, end: (changed: Error) => void): Promise<void> {
  const [found] = await orm
    .select({ count: countDistinct(dataKeys.id) })
    .from(dataKeys)
    .where(ne(dataKeys.use, 'seal'));
  if (!found || found.count <= keyring.lookupKeys.length) return;
  const changed = new Error(
    'The lookup key was replaced while this process could not reach the database. Restart this process.',
  );
  end(changed);
  throw changed;
}
