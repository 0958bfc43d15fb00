import { inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { accounts } from '../platform/database/schema/accounts';
import type { Orm } from '../platform/database/types';
import { type OperationContext, OperatorError } from './operation';
import { readInstant } from './read-cells';
import { readCsv } from './read-csv';

const ROWS_AT_ONCE = 5_000;
const TIME_NEEDED =
  'must be a time with its offset, such as 2026-12-01T20:00:00+08:00, or as a spreadsheet has it, 2026/12/1 20:00 in Beijing';

/** An account's number; every import has it. */
export const ACCOUNT = { account: z.string().min(1, 'must not be empty') };

/** The same, and the other side's own number of what is recorded. */
export const ORIGIN = {
  ...ACCOUNT,
  reference: z.string().min(1, 'must not be empty').max(100, 'must have at most 100 characters'),
};

/** A time that is not one to come. */
export function pastInstant(now: Date) {
  return z
    .string()
    .transform((value, context) => {
      const instant = readInstant(value);
      if (!instant) context.addIssue({ code: 'custom', message: TIME_NEEDED });
      return instant ?? z.NEVER;
    })
    .refine((instant) => instant <= now, 'lies in the future');
}

/**
 * Reads the rows of a file, all of them or none. Imports take turns until their transactions end, so that a file which is imported
 * twice at the same time finds its own rows.
 * @param optional columns that may be missing
 * @param once the column in which nothing may stand twice
 * @throws OperatorError that names the line and what is wrong with it: a cell, an account that does not exist, what
 *   stands twice
 */
export async function readRecords<Schema extends z.ZodObject<typeof ACCOUNT & z.ZodRawShape>>(
  { services, orm, now }: Pick<OperationContext, 'services' | 'orm' | 'now'>,
  text: string,
  schema: Schema,
  {
    once,
    optional = [],
  }: { once: keyof Schema['shape'] & string; optional?: readonly (keyof Schema['shape'] & string)[] },
): Promise<z.output<Schema>[]> {
  await orm.execute(sql`select pg_advisory_xact_lock(hashtextextended('operations:import', 0))`);
  const lines = new Map<string, number>();
  const rows = readCsv(text, Object.keys(schema.shape), optional).map(({ line, cells }) => {
    const read = schema.safeParse(cells);
    if (!read.success) {
      const [fault] = read.error.issues;
      throw new OperatorError(`Line ${line}: ${fault?.path.join('.')} ${fault?.message}.`);
    }
    const unique = cells[once] ?? '';
    const before = lines.get(unique);
    if (before !== undefined) {
      throw new OperatorError(`Line ${line}: the ${once} ${unique} stands in line ${before} already.`);
    }
    lines.set(unique, line);
    return { line, record: read.data as z.output<Schema> & { account: string } };
  });
  if (rows.length === 0) throw new OperatorError('There is nothing in the file below its first line.');
  if (rows.length > ROWS_AT_ONCE) throw new OperatorError(`A file may have ${ROWS_AT_ONCE} rows: split it.`);
  const numbers = [...new Set(rows.map(({ record }) => record.account))];
  await services.addAccounts?.(orm, numbers, now);
  const known = await readKnown(orm, numbers);
  for (const { line, record } of rows) {
    if (!known.has(record.account)) throw new OperatorError(`Line ${line}: there is no account ${record.account}.`);
  }
  return rows.map(({ record }) => record);
}

/** What is on record under a reference; several rows where one was reversed. */
export interface Recorded {
  id: number;
  /** It counts for nothing any more. */
  reversed: boolean;
}

/**
 * Leaves out what had been recorded before. What was reversed stays so where a file has it again; another record under its
 * reference stands for it.
 * @param recorded the rows that stand under references of `records`
 * @throws OperatorError for a reference under which something else is recorded
 */
export function notRecorded<Row extends { reference: string }>(
  records: readonly Row[],
  recorded: readonly (Row & Recorded)[],
): (Row & { replaces: number })[] {
  return records.flatMap((record) => {
    const under = recorded.filter(({ reference }) => reference === record.reference);
    const standing = under.find(({ reversed }) => !reversed);
    if (standing && !isSame(record, standing)) {
      throw new OperatorError(`Under the reference ${record.reference} something else is recorded already.`);
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
