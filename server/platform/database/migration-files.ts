import { resolve } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { addDays, beginningOf, beijingDay } from '@/lib/time/calendar';

/** Generated SQL, relative to the server's working directory. `npm run db:generate` writes it. */
export const MIGRATIONS_FOLDER = resolve('server/platform/database/migrations');

/** How to process a table in steps. */
export interface Steps {
  table: string;
  /** A unique column; quoted as in SQL, like the table. */
  key: string;
  size: number;
}

/**
 * A statement of a migration. `together`: in one transaction with its neighbours. `alone`: outside a transaction, for
 * building an index or validating a constraint while others write to the table. With {@link Steps}: once per step, for
 * keys above `$1` up to and including `$2`.
 */
export type Statement = { sql: string; run: 'together' | 'alone' } | { sql: string; run: Steps };

export interface Migration {
  /** Identifies the migration in the database: milliseconds since 1970. */
  createdAt: number;
  hash: string;
  statements: readonly Statement[];
}

/**
 * The first line of a statement to run in steps, such as `-- in steps of 2000 by "tracking_events"."key"`; the key must
 * be a text column.
 */
const STEPS = /^-- in steps of (\d+) by ("\w+")\.("\w+")\n/;
/** In a migration, the beginning of the Beijing day a week after it runs, the same in each of its statements. */
const IN_A_WEEK = '{in a week}';
const DAYS_OF_WEEK = 7;
const ALONE = /^(?:CREATE|DROP) (?:UNIQUE )?INDEX CONCURRENTLY |^ALTER TABLE \S+ VALIDATE CONSTRAINT /i;

/** The migrations of this release, in order. */
export function readMigrations(): Migration[] {
  const inAWeek = beginningOf(addDays(beijingDay(new Date()), DAYS_OF_WEEK)).toISOString();
  return readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).map(({ sql, hash, folderMillis }) => ({
    createdAt: folderMillis,
    hash,
    statements: sql.map((text) => statementOf(text.trim().replaceAll(IN_A_WEEK, inAWeek))),
  }));
}

/** Parses a statement of a migration, with how to run it. */
export function statementOf(sql: string): Statement {
  const [, size, table, key] = STEPS.exec(sql) ?? [];
  if (table && key) return { sql, run: { table, key, size: Number(size) } };
  return { sql, run: ALONE.test(sql) ? 'alone' : 'together' };
}

/**
 * The SQL of a statement for a database without other users, where all migrations run in one transaction: steps become
 * one, and an index is built normally.
 */
export function atOnce({ sql, run }: Statement): string {
  if (typeof run === 'string') return sql.replace(/ INDEX CONCURRENTLY /i, ' INDEX ');
  return sql.replaceAll('$1', "''").replaceAll('$2', `(select max(${run.key}) from ${run.table})`);
}
