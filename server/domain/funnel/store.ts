import { lt, sql } from 'drizzle-orm';
import { beijingDay } from '@/lib/time/calendar';
import { visitorDays } from '../../platform/database/schema/funnel';
import type { trackingEvents } from '../../platform/database/schema/tracking';
import type { Orm } from '../../platform/database/types';

type StoredEvent = typeof trackingEvents.$inferInsert & { host: string; brand: string };
type VisitorDay = typeof visitorDays.$inferInsert;

const { day, host, brand, plan, keyword, visitor, visited, typed } = visitorDays;

/**
 * Adds events to the days of their visitors.
 *
 * @param events none of them added before, and not stored before either
 */
export async function addToVisitorDays(orm: Orm, events: readonly StoredEvent[]): Promise<void> {
  const days = new Map<string, VisitorDay>();
  for (const event of events) {
    const row = dayOf(event);
    const key = JSON.stringify([row.day, row.host, row.brand, row.plan, row.keyword, row.visitor]);
    days.set(key, merged(days.get(key) ?? row, row));
  }
  if (days.size === 0) return;
  // In one order, so that two batches never wait for each other.
  const rows = [...days].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  await orm
    .insert(visitorDays)
    .values(rows)
    .onConflictDoUpdate({
      target: [day, host, brand, plan, keyword, visitor],
      set: {
        visited: sql`${visited} or excluded.visited`,
        typed: sql`${typed} or excluded.typed`,
      },
    });
}

/** Removes days that lie before a moment. */
export async function removeVisitorDays(orm: Orm, before: Date): Promise<void> {
  await orm.delete(visitorDays).where(lt(visitorDays.day, beijingDay(before)));
}

function dayOf({ key, clientId, mobileHash, name, receivedAt, ...page }: StoredEvent): VisitorDay {
  return {
    day: beijingDay(receivedAt),
    host: page.host,
    brand: page.brand,
    plan: page.plan,
    keyword: page.keyword,
    visitor: clientId || (mobileHash ?? key),
    known: clientId !== '',
    visited: name === 'z1',
    typed: name === 'rr2',
  };
}

function merged(a: VisitorDay, b: VisitorDay): VisitorDay {
  return { ...a, visited: a.visited || b.visited, typed: a.typed || b.typed };
}
