import { readMigrationFiles } from 'drizzle-orm/migrator';
import { MIGRATIONS_FOLDER } from './migrations-folder';

/** Where a walk over a table begins, and how many rows each of its steps takes. */
export interface Steps {
  table: string;
  /** A column that is unique; written as in SQL, as the table is. */
  key: string;
  size: number;
}

/**
 * A statement of a migration. `together`: in one transaction with those around it. `alone`: outside of a transaction, as an
 * index that is made, or a constraint that is made valid, while its table is written. With steps it is run once for each, from `$1` (not included) to `$2`.
 */
export type Statement = { sql: string; run: 'together' | 'alone' } | { sql: string; run: Steps };

export interface Migration {
  /** By which the database knows it: milliseconds since 1970. */
  createdAt: number;
  hash: string;
  statements: readonly Statement[];
}

/** `-- in steps of 2000 by "tracking_events"."key"`, the first line of a statement; the key is a text. */
const STEPS = /^-- in steps of (\d+) by ("\w+")\.("\w+")\n/;
const ALONE = /^(?:CREATE|DROP) (?:UNIQUE )?INDEX CONCURRENTLY |^ALTER TABLE \S+ VALIDATE CONSTRAINT /i;

/** The migrations of this release, in their order. */
export function readMigrations(): Migration[] {
  return readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).map(({ sql, hash, folderMillis }) => ({
    createdAt: folderMillis,
    hash,
    statements: sql.map((text) => statementOf(text.trim())),
  }));
}

/** A statement as a migration has it, with how it is to be run. */
export function statementOf(sql: string): Statement {
  const [, size, table, key] = STEPS.exec(sql) ?? [];
  if (table && key) return { sql, run: { table, key, size: Number(size) } };
  return { sql, run: ALONE.test(sql) ? 'alone' : 'together' };
}

/**
 * The SQL of a statement for one transaction with all others, on a database that has no other users: in one step, and with
 * the index made in it.
 */
export function atOnce({ sql, run }: Statement): string {
  if (typeof run === 'string') return sql.replace(/ INDEX CONCURRENTLY /i, ' INDEX ');
  return sql.replaceAll('$1', "''").replaceAll('$2', `(select max(${run.key}) from ${run.table})`);
}
