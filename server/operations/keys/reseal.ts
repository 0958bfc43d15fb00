import { and, asc, eq, gt, isNotNull, notLike, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { TOKEN_PURPOSE } from '../../domain/ad-conversions/tokens';
import { accounts } from '../../platform/database/schema/accounts';
import { adTokens } from '../../platform/database/schema/ad-conversions';
import { idempotentAnswers } from '../../platform/database/schema/idempotency';
import { bankCards, identities } from '../../platform/database/schema/identity';
import { operators } from '../../platform/database/schema/operators';
import { retainedRecords } from '../../platform/database/schema/privacy';
import { smsCodes, smsCodesByAsker } from '../../platform/database/schema/sms';
import type { Orm } from '../../platform/database/types';
import type { Vault } from '../../platform/secrets/vault';
import { TOTP_PURPOSE } from '../operators/store';

/** A column of sealed values. */
interface SealedColumn {
  table: PgTable;
  /** Identifies the row. */
  key: PgColumn;
  column: PgColumn;
  /** The column's name in the schema. */
  name: string;
  /** The vault's purpose for these values. */
  purpose: string;
}

/** All columns of sealed values. */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  sealed(accounts, accounts.number, 'mobileSealed', 'mobile'),
  sealed(identities, identities.account, 'nameSealed', 'identity-name'),
  sealed(identities, identities.account, 'numberSealed', 'identity-number'),
  sealed(bankCards, bankCards.id, 'numberSealed', 'bank-card'),
  sealed(idempotentAnswers, idempotentAnswers.keyHash, 'bodySealed', 'idempotent-answer'),
  sealed(retainedRecords, retainedRecords.accountHash, 'recordSealed', 'retained-record'),
  sealed(adTokens, adTokens.platform, 'accessSealed', TOKEN_PURPOSE),
  sealed(adTokens, adTokens.platform, 'refreshSealed', TOKEN_PURPOSE),
  sealed(operators, operators.id, 'totpSealed', TOTP_PURPOSE),
  sealed(smsCodes, smsCodes.messageId, 'codeSealed', 'sms-code'),
  sealed(smsCodesByAsker, smsCodesByAsker.messageId, 'codeSealed', 'sms-code'),
];

/** Rows per transaction. */
const BATCH = 100;

export interface Resealed {
  resealed: number;
  /** Values that no key opens; they do not change. */
  unreadable: number;
}

/** Whether another key than `id` seals any value. */
export async function isSealedOtherwise(orm: Orm, id: string): Promise<boolean> {
  for (const { table, column } of SEALED_COLUMNS) {
    const found = await orm.select({ column }).from(table).where(isOther(column, id)).limit(1);
    if (found.length > 0) return true;
  }
  return false;
}

/** Seals all values with the current key, a few rows per transaction; skips values that it already seals. */
export async function resealAll(orm: Orm, vault: Vault, id: string): Promise<Resealed> {
  const total = { resealed: 0, unreadable: 0 };
  for (const place of SEALED_COLUMNS) {
    let last: unknown;
    do {
      const batch = await orm.transaction((transaction) => resealBatch(transaction, vault, place, { id, after: last }));
      total.resealed += batch.resealed;
      total.unreadable += batch.unreadable;
      last = batch.last;
    } while (last !== undefined);
  }
  return total;
}

async function resealBatch(
  orm: Orm,
  vault: Vault,
  { table, key, column, name, purpose }: SealedColumn,
  { id, after }: { id: string; after: unknown },
): Promise<Resealed & { last: unknown }> {
  const rows = await orm
    .select({ key, value: column })
    .from(table)
    .where(and(isOther(column, id), after === undefined ? undefined : gt(key, after)))
    .orderBy(asc(key))
    .limit(BATCH);
  const counted = { resealed: 0, unreadable: 0 };
  for (const row of rows) {
    const text = openOrNot(vault, purpose, String(row.value));
    if (text === undefined) counted.unreadable++;
    else {
      // Only if no API call has written another value since.
      const same = and(eq(key, row.key), eq(column, row.value));
      await orm
        .update(table)
        .set({ [name]: sql`${vault.seal(purpose, text)}` })
        .where(same);
      counted.resealed++;
    }
  }
  return { ...counted, last: rows.length === BATCH ? rows.at(-1)?.key : undefined };
}

function openOrNot(vault: Vault, purpose: string, value: string): string | undefined {
  try {
    return vault.open(purpose, value);
  } catch {
    return undefined;
  }
}

function isOther(column: PgColumn, id: string) {
  return and(isNotNull(column), notLike(column, `${id}.%`));
}

function sealed<Table extends PgTable, Name extends keyof Table & string>(
  table: Table,
  key: PgColumn,
  name: Name,
  purpose: string,
): SealedColumn {
  return { table, key, column: table[name] as PgColumn, name, purpose };
}
