import { randomBytes } from 'node:crypto';
import { countDistinct, eq, max, ne, sql } from 'drizzle-orm';
import { dataKeys } from '../database/schema/data-keys';
import type { Orm } from '../database/types';
import { KEY_BYTES } from './cipher';
import type { Keyring } from './keyring';
import { type DataKey, type Masters, unwrap, wrapForAll } from './wrapped-keys';

/** The look-up key that a database begins with. */
export const FIRST_LOOKUP_KEY = { id: 'lookup', use: 'lookup', inForceAt: new Date(0) } as const;

/** The look-up keys of a database by id, the first one first; none where one of them cannot be opened. */
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
 * Makes a look-up key and lays it over those that there are; answers its id. In the same transaction, and while nobody else uses the
 * database, every stored hash is to be made anew by it.
 */
export async function addLookupKey(orm: Orm, keyring: Keyring, masters: Masters): Promise<string> {
  const id = randomBytes(4).toString('hex');
  const key = randomBytes(KEY_BYTES);
  const isLookupKey = ne(dataKeys.use, 'seal');
  const [newest] = await orm
    .select({ at: max(dataKeys.inForceAt) })
    .from(dataKeys)
    .where(isLookupKey);
  // Their order is that of these times, however clocks are set.
  const inForceAt = new Date(Math.max(Date.now(), (newest?.at?.getTime() ?? 0) + 1));
  await orm.update(dataKeys).set({ use: 'layer' }).where(eq(dataKeys.use, 'lookup'));
  await wrapForAll(orm, masters, { id, use: 'layer', key, inForceAt });
  keyring.addLookupKey(key);
  return id;
}

/** Keeps all others from the keys, and so from opening or reaching the database, until the transaction ends. */
export async function lockKeys(orm: Orm): Promise<void> {
  await orm.execute(sql`lock table ${dataKeys} in access exclusive mode`);
}

/**
 * Looks whether a process still hashes as the database does, which may have changed while the process could not reach it.
 * @param end is called before it throws
 * @throws where there are look-up keys that the process does not have
 */
export async function requireKnownLookupKeys(orm: Orm, keyring: Keyring, end: (changed: Error) => void): Promise<void> {
  const [found] = await orm
    .select({ count: countDistinct(dataKeys.id) })
    .from(dataKeys)
    .where(ne(dataKeys.use, 'seal'));
  if (!found || found.count <= keyring.lookupKeys.length) return;
  const changed = new Error(
    'The look-up key was replaced while the database could not be reached. Start this process anew.',
  );
  end(changed);
  throw changed;
}
