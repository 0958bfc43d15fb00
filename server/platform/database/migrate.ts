import { setTimeout as sleep } from 'node:timers/promises';
import { atOnce, type Migration, readMigrations, type Statement, type Steps } from './migration-files';

/** A connection to PostgreSQL. */
interface Connection {
  query(sql: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

/** Milliseconds a statement waits for a lock. Later statements on the same table queue behind it. */
const LOCK_TIMEOUT = 400;
/** Milliseconds between two attempts, so that the queue can clear, and milliseconds after which it gives up. */
const RETRY_AFTER = 1_000;
const PATIENCE = 120_000;
const MADE_INDEX = /^CREATE (?:UNIQUE )?INDEX CONCURRENTLY IF NOT EXISTS ("\w+")/i;
/** PostgreSQL's `lock_not_available`. */
const NO_LOCK = '55P03';

/**
 * Updates the tables. A new database gets all migrations in one transaction. Any other database gets its missing ones
 * in order, each in one transaction, except statements marked to run in steps or alone. No statement waits for a lock
 * longer than {@link LOCK_TIMEOUT} at a time, so that others do not queue behind it for long.
 *
 * @throws when a lock is not available for two minutes; what was done until then stays, and the next call continues
 */
export async function migrate(connection: Connection, migrations = readMigrations()): Promise<void> {
  await connection.query('create schema if not exists drizzle');
  await connection.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  if (await isNew(connection)) await applyAtOnce(connection, migrations);
  else for (const migration of await pendingMigrations(connection, migrations)) await apply(connection, migration);
}

/** The migrations of a release that a database does not have yet. */
export async function pendingMigrations(connection: Connection, migrations = readMigrations()): Promise<Migration[]> {
  const [found] = await rowsOf<{ there: boolean }>(
    connection,
    "select to_regclass('drizzle.__drizzle_migrations') is not null as there",
  );
  if (!found?.there) return migrations;
  const rows = await rowsOf<{ created_at: string }>(connection, 'select created_at from drizzle.__drizzle_migrations');
  const had = new Set(rows.map(({ created_at }) => Number(created_at)));
  return migrations.filter(({ createdAt }) => !had.has(createdAt));
}

/** Whether a database has no recorded migration and no tables. */
async function isNew(connection: Connection): Promise<boolean> {
  const [found] = await rowsOf<{ new: boolean }>(
    connection,
    `select not exists (select from drizzle.__drizzle_migrations)
       and not exists (select from pg_tables where schemaname = 'public') as new`,
  );
  return found?.new ?? false;
}

/** Sends everything as one text, which the database runs in one transaction, at half the cost. */
async function applyAtOnce(connection: Connection, migrations: readonly Migration[]): Promise<void> {
  const statements = migrations.flatMap((migration) => migration.statements.map(atOnce));
  const records = migrations.map(({ hash, createdAt }) => `('${hash}', ${createdAt})`);
  const text = [
    ...statements,
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ${records.join()}`,
  ].join('\n;\n');
  await connection.query(text);
}

async function apply(connection: Connection, { statements, hash, createdAt }: Migration): Promise<void> {
  let together: Statement[] = [];
  for (const statement of statements) {
    if (statement.run === 'together') {
      together.push(statement);
      continue;
    }
    await inTransaction(connection, together);
    together = [];
    if (statement.run === 'alone') await runAlone(connection, statement.sql);
    else await inSteps(connection, statement.sql, statement.run);
  }
  await inTransaction(connection, together, [hash, createdAt]);
}

/** An interrupted index build leaves an unusable index, which `IF NOT EXISTS` would not replace. */
async function runAlone(connection: Connection, sql: string): Promise<void> {
  const [, name] = MADE_INDEX.exec(sql) ?? [];
  const halfMade = 'select 1 from pg_index where indexrelid = to_regclass($1) and not indisvalid';
  if (name && (await rowsOf(connection, halfMade, [name])).length > 0)
    await connection.query(`drop index concurrently ${name}`);
  await connection.query(sql);
}

/** @param record of the migration that these statements complete */
async function inTransaction(connection: Connection, statements: readonly Statement[], record?: unknown[]) {
  await withLocks(async () => {
    await connection.query('begin');
    try {
      await connection.query(`set local lock_timeout = ${LOCK_TIMEOUT}`);
      for (const { sql } of statements) await connection.query(sql);
      if (record)
        await connection.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', record);
      await connection.query('commit');
    } catch (error) {
      await connection.query('rollback');
      throw error;
    }
  });
}

/** Each step is its own transaction, so that its rows are locked only briefly. */
async function inSteps(connection: Connection, sql: string, { table, key, size }: Steps): Promise<void> {
  for (let from = ''; ; ) {
    const next = `select max(k) as last from (select ${key} as k from ${table} where ${key} > $1 order by ${key} limit ${size}) as step`;
    const [step] = await rowsOf<{ last: string | null }>(connection, next, [from]);
    const to = step?.last;
    if (to === undefined || to === null) return;
    await withLocks(() => connection.query(sql, [from, to]));
    from = to;
  }
}

async function withLocks<Result>(work: () => Promise<Result>): Promise<Result> {
  const giveUpAt = Date.now() + PATIENCE;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if ((error as { code?: string }).code !== NO_LOCK) throw error;
      if (Date.now() > giveUpAt)
        throw new Error(
          'Could not lock a table for two minutes. A long-running transaction uses it; end that and try again.',
          {
            cause: error,
          },
        );
      await sleep(RETRY_AFTER);
    }
  }
}

async function rowsOf<Row>(connection: Connection, sql: string, values?: unknown[]): Promise<Row[]> {
  return (await connection.query(sql, values)).rows as Row[];
}
