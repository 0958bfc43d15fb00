import { inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { accounts } from '../../platform/database/schema/accounts';
import type { Orm } from '../../platform/database/types';
import { fault, faultOf } from '../common/faults';
import { LineFaults } from '../common/line-faults';
import { type OperationContext, OperatorError } from '../common/operation';
import { readInstant } from '../common/read-cells';
import { readCsv } from '../common/read-csv';
import { isDayCell } from '../common/spoiled-cells';
import { say } from './words';

const ROWS_AT_ONCE = 5_000;
const MOST_CHARACTERS = 100;
const CELL_NEEDED = fault(say('must_not_be_empty'));
const TIME_NEEDED = fault(say('must_be_instant'));

/** What identifies a record in every file: without blanks that look like nothing or like the plain one. */
const identifier = z
  .string()
  .overwrite((cell) => cell.replace(/[^\S ]/g, ''))
  .min(1, CELL_NEEDED);

/** The account number, which every import has. */
export const ACCOUNT = { account: identifier };

/** The account number, and the other system's reference of the record. */
export const ORIGIN = {
  ...ACCOUNT,
  reference: identifier
    .max(MOST_CHARACTERS, fault(say('has_too_many_characters', { most: MOST_CHARACTERS })))
    .refine((cell) => !isDayCell(cell), fault(say('day_cell'))),
};

/** Parses a time that is not in the future. */
export function pastInstant(now: Date) {
  return z
    .string()
    .transform((value, context) => {
      const instant = readInstant(value);
      if (!instant) context.addIssue({ code: 'custom', message: TIME_NEEDED });
      return instant ?? z.NEVER;
    })
    .refine((instant) => instant <= now, fault(say('is_in_future')));
}

/** The rows of a file, each with its line, and the faults found so far: check the rows further, then call `faults.refuse()`. */
interface ReadFile<Row> {
  rows: { line: number; record: Row }[];
  faults: LineFaults;
}

/**
 * Reads the rows of a file. Locks imports until the transaction ends, so that importing a file twice at the same time
 * finds its own rows.
 * @param optional columns that may be missing
 * @param once the column whose values must be unique
 * @throws OperatorError if the file has no columns, or too few or many rows
 */
export async function readRecords<Schema extends z.ZodObject<typeof ACCOUNT & z.ZodRawShape>>(
  { services, orm, now }: Pick<OperationContext, 'services' | 'orm' | 'now'>,
  text: string,
  schema: Schema,
  {
    once,
    optional = [],
  }: { once: keyof Schema['shape'] & string; optional?: readonly (keyof Schema['shape'] & string)[] },
): Promise<ReadFile<z.output<Schema>>> {
  await orm.execute(sql`select pg_advisory_xact_lock(hashtextextended('operations:import', 0))`);
  const faults = new LineFaults();
  const written = readCsv(text, Object.keys(schema.shape), optional, faults.add);
  if (written.length > ROWS_AT_ONCE) throw new OperatorError(say('too_many_rows', { most: ROWS_AT_ONCE }));
  const lines = new Map<string, number>();
  const rows = written.flatMap(({ line, cells }) => {
    const unique = identifier.safeParse(cells[once]).data ?? '';
    const before = lines.get(unique);
    if (before === undefined) lines.set(unique, line);
    else if (unique) faults.add(line, say('repeated_value', { column: once, value: unique, line: before }));
    const read = schema.safeParse(cells);
    if (read.success) return { line, record: read.data as z.output<Schema> & { account: string } };
    for (const { path, message } of read.error.issues)
      faults.add(line, say('cell_fault', { column: path.join('.'), fault: faultOf(message) }));
    return [];
  });
  if (rows.length === 0) {
    faults.refuse();
    throw new OperatorError(say('no_rows'));
  }
  const numbers = [...new Set(rows.map(({ record }) => record.account))];
  await services.addAccounts?.(orm, numbers, now);
  const known = await readKnown(orm, numbers);
  for (const { line, record } of rows) {
    if (!known.has(record.account)) faults.add(line, say('no_account_in_line', { account: record.account }));
  }
  return { rows, faults };
}

/** A stored record of a reference; there are several if one was reversed. */
export interface Recorded {
  id: number;
  /** A reversed record no longer counts. */
  reversed: boolean;
}

/**
 * Returns the records that are not stored yet, and adds a fault for each whose reference is already recorded with other values. A reversed record stays reversed if a file contains it again; a different record with
 * its reference replaces it.
 * @param recorded the stored rows with references of the file
 */
export function notRecorded<Row extends { reference: string }>(
  { rows, faults }: ReadFile<Row>,
  recorded: readonly (Row & Recorded)[],
): (Row & { replaces: number })[] {
  return rows.flatMap(({ line, record }) => {
    const under = recorded.filter(({ reference }) => reference === record.reference);
    const current = under.find(({ reversed }) => !reversed);
    if (current && !isSame(record, current)) {
      faults.add(line, say('recorded_otherwise', { reference: record.reference }));
      return [];
    }
    if (under.some((row) => isSame(record, row))) return [];
    return [{ ...record, replaces: Math.max(0, ...under.map(({ id }) => id)) }];
  });
}

function isSame<Row extends object>(record: Row, row: NoInfer<Row>): boolean {
  return (Object.keys(record) as (keyof Row)[]).every((name) => textOf(row[name]) === textOf(record[name]));
}

function textOf(value: unknown): string {
  return value instanceof Date ? value.toISOString() : String(value);
}

async function readKnown(orm: Orm, numbers: readonly string[]): Promise<Set<string>> {
  const rows = await orm
    .select({ number: accounts.number })
    .from(accounts)
    .where(inArray(accounts.number, [...numbers]));
  return new Set(rows.map(({ number }) => number));
}
