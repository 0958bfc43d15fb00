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
 * Opens the keys of a database, or makes them where it has none yet; safe when several processes start at once. Keys that only
 * the old DATA_KEY opens are encrypted under the new one beside it.
 * @throws {ConfigError} when the DATA_KEY is not the one that the database was filled with
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

/** Whether a database holds what no other key than its own can read or find again. */
export async function needsItsKey(orm: Orm): Promise<boolean> {
  const stored = await orm.select({ id: dataKeys.id }).from(dataKeys).limit(1);
  return stored.length > 0 || isFilled(orm);
}

/** Takes up the keys that another process has made since. */
export async function refreshKeyring(orm: Orm, keyring: Keyring, masters: Masters): Promise<void> {
  addTo(keyring, await orm.select().from(dataKeys), masters);
}

/** Makes a key that seals from `inForceAt` on; answers its id. */
export async function addSealKey(orm: Orm, keyring: Keyring, masters: Masters, inForceAt: Date): Promise<string> {
  const id = randomBytes(4).toString('hex');
  const key = randomBytes(KEY_BYTES);
  await wrapForAll(orm, masters, { id, use: 'seal', key, inForceAt });
  keyring.add(id, { key, inForceAt });
  return id;
}

/**
 * The newest seal key, where a rotation has made it under today's DATA_KEY; `undefined` where it was only taken over from another
 * or came with the database.
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

/** Leaves no key that another DATA_KEY than today's opens; answers how many such copies there were. */
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

/** Before there were key ids the DATA_KEY itself sealed and hashed: it goes on doing either until its keys are changed. */
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
  'DATA_KEY: is not the key that this database was filled with. Set that one again, or set it as DATA_KEY_OLD beside the new one to change it; nothing was touched';

async function isFilled(orm: Orm): Promise<boolean> {
  const [account] = await orm
    .select({ number: accounts.number })
    .from(accounts)
    .where(isNotNull(accounts.mobileHash))
    .limit(1);
  if (account) return true;
  const [event] = await orm
    .select({ key: trackingEvents.key })
    .from(trackingEvents)
    .where(isNotNull(trackingEvents.mobileHash))
    .limit(1);
  return event !== undefined;
}

/** Answers how many keys could not be opened. */
function addTo(keyring: Keyring, stored: readonly DataKey[], masters: Masters): number {
  const unopened = new Set<string>();
  for (const row of stored.filter(({ id, use }) => use === 'seal' && !keyring.has(id))) {
    const key = unwrap(row, masters);
    if (key) keyring.add(row.id, { key, inForceAt: row.inForceAt });
    else unopened.add(row.id);
  }
  return [...unopened].filter((id) => !keyring.has(id)).length;
}
