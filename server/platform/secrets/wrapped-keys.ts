import { dataKeys } from '../database/schema/data-keys';
import type { Orm } from '../database/types';
import { decrypt, deriveKey, encrypt } from './cipher';

export type DataKey = typeof dataKeys.$inferSelect;

const WRAP = 'wrap';
const NAME_LENGTH = 12;

/** The settings DATA_KEY and, while it is being changed, DATA_KEY_OLD. */
export interface Masters {
  key: Buffer;
  old?: Buffer | undefined;
}

type OpenedKey = Pick<DataKey, 'id' | 'use' | 'inForceAt'> & { key: Buffer };

/** Stores a key, encrypted with a DATA_KEY. */
export async function wrap(orm: Orm, master: Buffer, { id, use, key, inForceAt }: OpenedKey): Promise<void> {
  const wrapped = encrypt(deriveKey(master, WRAP), key.toString('base64'));
  await orm.insert(dataKeys).values({ id, use, wrappedBy: nameOf(master), wrapped, createdAt: new Date(), inForceAt });
}

/** Stores a key for every DATA_KEY, in one transaction. */
export function wrapForAll(orm: Orm, { key, old }: Masters, made: OpenedKey): Promise<void> {
  return orm.transaction(async (transaction) => {
    for (const master of [key, ...(old ? [old] : [])]) await wrap(transaction, master, made);
  });
}

/** `undefined` when it is encrypted with none of the masters. */
export function unwrap({ wrappedBy, wrapped }: DataKey, { key, old }: Masters): Buffer | undefined {
  const master = [key, ...(old ? [old] : [])].find((one) => nameOf(one) === wrappedBy);
  return master && Buffer.from(decrypt(deriveKey(master, WRAP), wrapped), 'base64');
}

/** Identifies a DATA_KEY without revealing it. */
export function nameOf(master: Buffer): string {
  return deriveKey(master, 'name').toString('base64url').slice(0, NAME_LENGTH);
}
