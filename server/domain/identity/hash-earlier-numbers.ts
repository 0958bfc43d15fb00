import { and, asc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import { brandOf } from '@/brands';
import { accounts } from '../../platform/database/schema/accounts';
import { bankCards, identities } from '../../platform/database/schema/identity';
import type { Orm } from '../../platform/database/types';
import type { CallServices } from '../../platform/http/api';
import type { Vault } from '../../platform/secrets/vault';
import { type NumberKind, numberHash } from './number-hash';

const ROWS_AT_ONCE = 200;

/** A number stored before numbers were hashed. */
interface Earlier<Key> {
  key: Key;
  sealed: string;
  appCode: string | null;
}

/**
 * Hashes documents and cards that were stored before numbers were hashed, the earliest first; a number that another
 * account already has is marked as a duplicate, and nothing is taken away. Skips numbers that the key does not decrypt.
 * Several processes may run it in parallel.
 */
export async function hashEarlierNumbers({ database: { orm }, vault }: Pick<CallServices, 'database' | 'vault'>) {
  await inBatches<string>(orm, identities, async (transaction, after) => {
    const rows = await transaction
      .select({ key: identities.account, sealed: identities.numberSealed, appCode: accounts.appCode })
      .from(identities)
      .innerJoin(accounts, eq(accounts.number, identities.account))
      .where(and(isNull(identities.numberHash), after === undefined ? undefined : laterThan(after)))
      .orderBy(asc(identities.verifiedAt), asc(identities.account))
      .limit(ROWS_AT_ONCE);
    for (const { key, hash } of hashed(vault, 'identity-number', rows)) {
      const duplicate = sql`exists (select from ${identities} other where other.number_hash = ${hash} and not other.duplicate)`;
      await transaction.update(identities).set({ numberHash: hash, duplicate }).where(eq(identities.account, key));
    }
    return rows.map(({ key }) => key);
  });
  await inBatches<number>(orm, bankCards, async (transaction, after) => {
    const rows = await transaction
      .select({ key: bankCards.id, sealed: bankCards.numberSealed, appCode: accounts.appCode })
      .from(bankCards)
      .innerJoin(accounts, eq(accounts.number, bankCards.account))
      .where(and(isNull(bankCards.numberHash), after === undefined ? undefined : gt(bankCards.id, after)))
      .orderBy(asc(bankCards.id))
      .limit(ROWS_AT_ONCE);
    for (const { key, hash } of hashed(vault, 'bank-card', rows)) {
      const duplicate = sql`exists (select from ${bankCards} other
        where other.number_hash = ${hash} and other.state = 'bound' and not other.duplicate)`;
      await transaction.update(bankCards).set({ numberHash: hash, duplicate }).where(eq(bankCards.id, key));
    }
    return rows.map(({ key }) => key);
  });
}

/**
 * Works through a table until a batch is not full. The table is locked against other writers during a batch, so that no
 * other hash is added.
 */
async function inBatches<Key>(
  orm: Orm,
  table: typeof identities | typeof bankCards,
  work: (transaction: Orm, after: Key | undefined) => Promise<readonly Key[]>,
): Promise<void> {
  const missing = await orm.select({ one: sql`1` }).from(table).where(isNull(table.numberHash)).limit(1);
  let after: Key | undefined;
  for (let full = missing.length > 0; full; ) {
    const keys = await orm.transaction(async (transaction) => {
      await transaction.execute(sql`lock table ${table} in share row exclusive mode`);
      return work(transaction, after);
    });
    after = keys.at(-1);
    full = keys.length === ROWS_AT_ONCE;
  }
}

/** Identities verified after an account's, in the order of their verification. */
function laterThan(account: string): SQL {
  return sql`(${identities.verifiedAt}, ${identities.account}) > (select verified_at, account from ${identities} last where last.account = ${account})`;
}

function hashed<Key>(vault: Vault, kind: NumberKind, rows: readonly Earlier<Key>[]): { key: Key; hash: string }[] {
  return rows.flatMap(({ key, sealed, appCode }) => {
    const number = opened(vault, kind, sealed);
    return number === null ? [] : [{ key, hash: numberHash(vault, kind, number, brandOf(appCode ?? '')) }];
  });
}

function opened(vault: Vault, kind: NumberKind, sealed: string): string | null {
  try {
    return vault.open(kind, sealed);
  } catch {
    return null;
  }
}
