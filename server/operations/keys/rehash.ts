import { asc, eq, getTableColumns, gt, isNotNull, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, type PgTable, pgTable, text } from 'drizzle-orm/pg-core';
import { rateLimits } from '../../platform/database/schema/limits';
import { smsCodes, smsCodesByAsker } from '../../platform/database/schema/sms';
import type { Orm } from '../../platform/database/types';
import type { Vault } from '../../platform/secrets/vault';
import { HASH_COLUMNS } from './hash-columns';

/** Hashes per statement. */
const BATCH = 5_000;

/** Maps each old hash to its new one; a temporary table of the transaction. */
const rehashed = pgTable('rehashed', { before: text().primaryKey(), after: text() });

/**
 * Hashes every stored hash again with the vault's newest look-up key, because not all hashed values are known. Deletes hashes that live
 * only for minutes. Returns the number of different hashes.
 *
 * @param orm a transaction while no other process uses the database
 */
export async function rehashAll(orm: Orm, vault: Vault): Promise<number> {
  let count = 0;
  for (const { purpose, pure, mixed } of HASH_COLUMNS) {
    await orm.execute(sql`create temporary table ${rehashed} (before text primary key, after text) on commit drop`);
    await orm.execute(sql`insert into ${rehashed} (before) ${union(pure)}`);
    count += await hashEach(orm, (before) => vault.rehash(purpose, before));
    for (const column of [...pure, ...mixed]) await replace(orm, column);
    await orm.execute(sql`drop table ${rehashed}`);
  }
  await orm.delete(smsCodes);
  await orm.delete(smsCodesByAsker);
  // Keys that contain a hash: 32 bytes in base64url.
  await orm.delete(rateLimits).where(sql`${rateLimits.key} ~ '[A-Za-z0-9_-]{43}'`);
  return count;
}

/** Selects each hash in the columns once. */
function union(columns: readonly PgColumn[]): SQL {
  const each = columns.map((column) => sql`select ${column} from ${column.table} where ${isNotNull(column)}`);
  return sql.join(each, sql` union `);
}

async function hashEach(orm: Orm, hash: (before: string) => string): Promise<number> {
  let count = 0;
  for (let last = '', full = true; full; ) {
    const rows = await orm
      .select({ before: rehashed.before })
      .from(rehashed)
      .where(gt(rehashed.before, last))
      .orderBy(asc(rehashed.before))
      .limit(BATCH);
    const before = rows.map((row) => row.before);
    await orm.execute(sql`
      update ${rehashed} set after = made.after
      from unnest(${sql.param(before)}::text[], ${sql.param(before.map(hash))}::text[]) as made (before, after)
      where ${rehashed.before} = made.before`);
    count += rows.length;
    last = before.at(-1) ?? last;
    full = rows.length === BATCH;
  }
  return count;
}

async function replace(orm: Orm, column: PgColumn): Promise<void> {
  const table = column.table as PgTable;
  const [name] = Object.entries(getTableColumns(table)).find(([, one]) => one === column) ?? [];
  await orm
    .update(table)
    .set({ [String(name)]: sql`${rehashed.after}` })
    .from(rehashed)
    .where(eq(column, rehashed.before));
}
