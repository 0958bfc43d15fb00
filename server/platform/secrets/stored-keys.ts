import { randomBytes } from 'node:crypto';
import { desc, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { accounts } from '../database/schema/accounts';
import { dataKeys } from '../database/schema/data-keys';
import { trackingEvents } from '../database/schema/tracking';
import type { Orm } from '../database/types';
import { ConfigError } from '../settings/config-error';
import { KEY_BYTES } from './cipher';
import { Keyring, UNNAMED } from './keyring';
import { FIRST_LOOKUP_KEY, openLookupKeys } from './lookup-keys';
import { openMobile } from './mobile';
import { createVault } from './vault';
import { type DataKey, type Masters, nameOf, unwrap, wrap, wrapForAll } from './wrapped-keys';

/**
 * Opens the keys of a database, or creates them; several processes may start at the same time. Keys that only the old
 * DATA_KEY decrypts are also encrypted with the new one.
 *
 * @throws {ConfigError} when the DATA_KEY is not the database's
 */
export function openKeyring(orm: Orm, masters: Masters): Promise<Keyring> {
  return orm.transaction(async (transaction) => {
    await transaction.execute(sql`lock table ${dataKeys} in share row exclusive mode`);
    const stored = await transaction.select().from(dataKeys);
    if (stored.length > 0) return openStored(transaction, stored, masters);
    if (await isFilled(transaction)) return adoptMaster(transaction, masters);
    const lookup = randomBytes(KEY_BYTES);
    const keyring = new Keyring(lookup);
    await wrap(transaction, masters.key, { ...FIRST_LOOKUP_KEY, key: lookup });
    await addSealKey(transaction, keyring, masters, new Date(0));
    return keyring;
  });
}

/** Whether a database has data that needs its existing key. */
export async function needsItsKey(orm: Orm): Promise<boolean> {
  const stored = await orm.select({ id: dataKeys.id }).from(dataKeys).limit(1);
  return stored.length > 0 || isFilled(orm);
}

/** Adds the keys that other processes have created since. */
export async function refreshKeyring(orm: Orm, keyring: Keyring, masters: Masters): Promise<void> {
  addTo(keyring, await orm.select().from(dataKeys), masters);
}

/** Creates a key that encrypts from `inForceAt` on; returns its id. */
export async function addSealKey(orm: Orm, keyring: Keyring, masters: Masters, inForceAt: Date): Promise<string> {
  const id = randomBytes(4).toString('hex');
  const key = randomBytes(KEY_BYTES);
  await wrapForAll(orm, masters, { id, use: 'seal', key, inForceAt });
  keyring.add(id, { key, inForceAt });
  return id;
}

/**
 * The newest encryption key, if a rotation created it under the current DATA_KEY; `undefined` when it was re-encrypted
 * from an older one or came with the database.
 */
export async function newestOwnKey(orm: Orm, { key }: Masters): Promise<{ id: string; inForceAt: Date } | undefined> {
  const stored = await orm.select().from(dataKeys).where(eq(dataKeys.use, 'seal')).orderBy(desc(dataKeys.inForceAt));
  const newest = stored[0];
  if (!newest || newest.inForceAt.getTime() === 0) return undefined;
  const copies = stored.filter(({ id }) => id === newest.id);
  const own = copies.find(({ wrappedBy }) => wrappedBy === nameOf(key));
  const isOwn = own && copies.every(({ createdAt }) => createdAt >= own.createdAt);
  return isOwn ? { id: newest.id, inForceAt: newest.inForceAt } : undefined;
}

/** Deletes key copies encrypted with other DATA_KEYs; returns their number. */
export async function dropOtherMasters(orm: Orm, { key }: Masters): Promise<number> {
  const gone = await orm
    .delete(dataKeys)
    .where(ne(dataKeys.wrappedBy, nameOf(key)))
    .returning();
  return gone.length;
}

async function openStored(orm: Orm, stored: readonly DataKey[], masters: Masters): Promise<Keyring> {
  const lookup = openLookupKeys(stored, masters);
  const [first, ...later] = lookup.values();
  if (!first) throw new ConfigError(MISFIT);
  const keyring = new Keyring(first, ...later);
  if (addTo(keyring, stored, masters) > 0) throw new ConfigError(MISFIT);
  const own = new Set(stored.filter(({ wrappedBy }) => wrappedBy === nameOf(masters.key)).map(({ id }) => id));
  for (const { id, use, inForceAt } of stored.filter(({ id }) => !own.has(id))) {
    own.add(id);
    await wrap(orm, masters.key, { id, use, key: lookup.get(id) ?? keyring.find(id), inForceAt });
  }
  return keyring;
}

/**
 * Before keys had ids, the DATA_KEY itself encrypted and hashed. It remains the key for both until they are rotated.
 */
async function adoptMaster(orm: Orm, masters: Masters): Promise<Keyring> {
  const inForceAt = new Date(0);
  const { key } = masters;
  const keyring = new Keyring(key).add(UNNAMED, { key, inForceAt });
  const [sample] = await orm
    .select({ sealed: accounts.mobileSealed })
    .from(accounts)
    .where(isNotNull(accounts.mobileSealed))
    .limit(1);
  try {
    if (sample?.sealed) openMobile(createVault(keyring), sample.sealed);
  } catch (cause) {
    throw new ConfigError(MISFIT, { cause });
  }
  await wrap(orm, key, { ...FIRST_LOOKUP_KEY, key });
  await wrap(orm, key, { id: UNNAMED, use: 'seal', key, inForceAt });
  return keyring;
}

const MISFIT =
  'DATA_KEY: is not the key of this database. Set the right one; to change the key, also set the old one as DATA_KEY_OLD. Nothing was changed';

async function isFilled(orm: Orm): Promise<boolean> {
  const [account] = await orm
    .select({ number: accounts.number })
    .from(accounts)
    .where(isNotNull(accounts.mobileHash))
    .limit(1);
  if (account) return true;
  // Visitors leave numbers before the first account.
  const [event] = await orm
    .select({ key: trackingEvents.key })
    .from(trackingEvents)
    .where(isNotNull(trackingEvents.mobileHash))
    .limit(1);
  return event !== undefined;
}

/** Returns the number of keys that could not be decrypted. */
function addTo(keyring: Keyring, stored: readonly DataKey[], masters: Masters): number {
  const unopened = new Set<string>();
  for (const row of stored.filter(({ id, use }) => use === 'seal' && !keyring.has(id))) {
    const key = unwrap(row, masters);
    if (key) keyring.add(row.id, { key, inForceAt: row.inForceAt });
    else unopened.add(row.id);
  }
  return [...unopened].filter((id) => !keyring.has(id)).length;
}
