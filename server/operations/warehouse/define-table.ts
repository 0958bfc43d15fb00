import { and, asc, type GetColumnData, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { addDays, beginningOf } from '@/lib/time/calendar';
import type { Orm } from '../../platform/database/types';

/** Rows that are in memory at a time. */
const BATCH = 2_000;

/** Pseudonyms for the warehouse. They are the same in every file, and reveal neither account nor visitor. */
export interface Pseudonyms {
  account(number: string): string;
  visitor(id: string): string;
}

/** A table of the export. */
export interface WarehouseTable {
  /** Name of its folder. */
  name: string;
  /** What each line contains. Other fields never reach the file. */
  line: z.ZodObject;
  /** The lines of a day in Beijing, in a fixed order, batch by batch. */
  read(orm: Orm, day: string, pseudonyms: Pseudonyms): AsyncGenerator<unknown[]>;
}

type Columns = Readonly<Record<string, PgColumn>>;
type Row<Read extends Columns> = { [Name in keyof Read]: GetColumnData<Read[Name]> };

interface Definition<Read extends Columns, Line extends z.ZodObject> {
  name: string;
  from: PgTable;
  /** Decides the day of a row: an instant, which rows keep. */
  time: PgColumn;
  /** Replaces `time` in rows in which it is not null. */
  ownTime?: PgColumn;
  /** Unique; orders rows of the same instant. */
  key: PgColumn;
  /** Further conditions for rows. */
  where?: SQL;
  columns: Read;
  line: Line;
  toLine(row: Row<Read>, pseudonyms: Pseudonyms): z.input<Line>;
}

/** Defines a table whose rows belong to the day of an instant. */
export function defineTable<Read extends Columns, Line extends z.ZodObject>({
  name,
  from,
  time,
  ownTime,
  key,
  where,
  columns,
  line,
  toLine,
}: Definition<Read, Line>): WarehouseTable {
  const at = ownTime ? sql`coalesce(${ownTime}, ${time})`.mapWith(time) : time;
  const instant = (value: unknown) => sql.param(value, time);
  return {
    name,
    line,
    async *read(orm, day, pseudonyms) {
      const ofDay = sql`${at} >= ${instant(beginningOf(day))} and ${at} < ${instant(beginningOf(addDays(day, 1)))}`;
      let last: { at: unknown; key: unknown } | undefined;
      do {
        const after = last && sql`(${at}, ${key}) > (${instant(last.at)}, ${sql.param(last.key, key)})`;
        const rows = (await orm
          .select({ columns, last: { at, key } })
          .from(from)
          .where(and(ofDay, where, after))
          .orderBy(asc(at), asc(key))
          .limit(BATCH)) as unknown as { columns: Row<Read>; last: typeof last }[];
        if (rows.length > 0) yield rows.map((row) => line.parse(toLine(row.columns, pseudonyms)));
        last = rows.length === BATCH ? rows.at(-1)?.last : undefined;
      } while (last);
    },
  };
}
