import { between, desc, lt, sql } from 'drizzle-orm';
import { beijingDay } from '@/lib/time/calendar';
import { pageLoads } from '../../platform/database/schema/page-loads';
import type { Orm } from '../../platform/database/types';
import type { Browser } from '../../platform/user-agent/browser';

/** The counts of a browser. */
export interface BrowserLoads extends Browser {
  /** Pages sent. */
  pages: number;
  /** Visits received. */
  visits: number;
}

const { day, engine, version, pages, visits } = pageLoads;

/**
 * Adds to the counts of days; several servers may do so in parallel.
 *
 * @param rows each day and browser once
 */
export async function addPageLoads(orm: Orm, rows: readonly (BrowserLoads & { day: string })[]): Promise<void> {
  if (rows.length === 0) return;
  const key = (row: BrowserLoads & { day: string }) => `${row.day} ${row.engine} ${row.version}`;
  // A fixed order, so that two servers cannot deadlock.
  const sorted = [...rows].sort((a, b) => (key(a) < key(b) ? -1 : 1));
  await orm
    .insert(pageLoads)
    .values(sorted)
    .onConflictDoUpdate({
      target: [day, engine, version],
      set: { pages: sql`${pages} + excluded.pages`, visits: sql`${visits} + excluded.visits` },
    });
}

/**
 * The counts of each browser, those with the most pages first.
 *
 * @param days the first and the last Beijing day, both included
 */
export async function readPageLoads(orm: Orm, { from, to }: { from: string; to: string }): Promise<BrowserLoads[]> {
  const sent = sql<number>`sum(${pages})::int`;
  return orm
    .select({ engine, version, pages: sent, visits: sql<number>`sum(${visits})::int` })
    .from(pageLoads)
    .where(between(day, from, to))
    .groupBy(engine, version)
    .orderBy(desc(sent), engine, version);
}

/** Removes days before a moment. */
export async function removePageLoads(orm: Orm, before: Date): Promise<void> {
  await orm.delete(pageLoads).where(lt(day, beijingDay(before)));
}
