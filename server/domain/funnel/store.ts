import { inArray, sql } from 'drizzle-orm';
import { beijingDay } from '@/lib/time/calendar';
import { visitorDays, visitorPages } from '../../platform/database/schema/funnel';
import type { trackingEvents } from '../../platform/database/schema/tracking';
import type { Orm } from '../../platform/database/types';
import { pageOf } from './page-of';

type StoredEvent = typeof trackingEvents.$inferInsert & {
  host: string;
  brand: string;
  visitorId: string;
  arm: string;
};
type VisitorDay = typeof visitorDays.$inferInsert;
type VisitorPage = typeof visitorPages.$inferInsert;

/**
 * Adds events to their visitors' days, overall and by page.
 *
 * @param events neither added nor stored before
 */
export async function addToVisitorDays(orm: Orm, events: readonly StoredEvent[]): Promise<void> {
  if (events.length === 0) return;
  const { day, host, brand, plan, keyword, visitor, visited, typed } = visitorDays;
  await orm
    .insert(visitorDays)
    .values(inOrder(events.map(dayOf)))
    .onConflictDoUpdate({
      target: [day, host, brand, plan, keyword, visitor],
      set: { visited: sql`${visited} or excluded.visited`, typed: sql`${typed} or excluded.typed` },
    });
  const onPages = events.map(
    (event): VisitorPage => ({
      ...dayOf(event),
      page: pageOf(event.url),
      arm: event.arm,
    }),
  );
  const pages = visitorPages;
  await orm
    .insert(pages)
    .values(inOrder(onPages))
    .onConflictDoUpdate({
      target: [pages.day, pages.host, pages.brand, pages.plan, pages.keyword, pages.page, pages.visitor],
      set: {
        visited: sql`${pages.visited} or excluded.visited`,
        typed: sql`${pages.typed} or excluded.typed`,
        arm: sql`coalesce(nullif(${pages.arm}, ''), excluded.arm)`,
      },
    });
}

/** Merges rows with the same key and sorts them, so that two batches cannot deadlock. */
function inOrder<Row extends VisitorDay & { page?: string; arm?: string | undefined }>(rows: readonly Row[]): Row[] {
  const merged = new Map<string, Row>();
  for (const row of rows) {
    const key = JSON.stringify([row.day, row.host, row.brand, row.plan, row.keyword, row.page, row.visitor]);
    const before = merged.get(key) ?? row;
    merged.set(key, {
      ...before,
      visited: before.visited || row.visited,
      typed: before.typed || row.typed,
      ...(row.arm !== undefined && { arm: before.arm || row.arm }),
    });
  }
  return [...merged].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}

/** Removes the days of visitors by their keys; returns those days. */
export async function removeVisitors(orm: Orm, visitors: readonly string[]): Promise<string[]> {
  if (visitors.length === 0) return [];
  const days = new Set<string>();
  for (const table of [visitorDays, visitorPages]) {
    const removed = await orm
      .delete(table)
      .where(inArray(table.visitor, [...visitors]))
      .returning({ day: table.day });
    for (const { day } of removed) days.add(day);
  }
  return [...days];
}

function dayOf({ key, visitorId, clientId, mobileHash, name, receivedAt, ...page }: StoredEvent): VisitorDay {
  return {
    day: beijingDay(receivedAt),
    host: page.host,
    brand: page.brand,
    plan: page.plan,
    keyword: page.keyword,
    visitor: visitorId || clientId || (mobileHash ?? key),
    known: visitorId !== '' || clientId !== '',
    visited: name === 'z1',
    typed: name === 'rr2',
  };
}
