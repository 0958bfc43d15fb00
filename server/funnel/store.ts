import { lt, sql } from 'drizzle-orm';
import { beijingDay } from '@/lib/beijing/calendar';
import type { Orm } from '../database/types';
import type { trackingEvents } from '../tracking/tables';
import { visitorDays } from './tables';

type StoredEvent = typeof trackingEvents.$inferInsert & { host: string; brand: string };
type VisitorDay = typeof visitorDays.$inferInsert;

const { brand, plan, keyword, firstAt, visited, typed, ...place } = visitorDays;

/**
 * Adds events to the days of their visitors.
 *
 * @param events none of them added before, and not stored before either
 */
export async function addToVisitorDays(orm: Orm, events: readonly StoredEvent[]): Promise<void> {
  const days = new Map<string, VisitorDay>();
  for (const event of events) {
    const day = dayOf(event);
    const key = JSON.stringify([day.day, day.host, day.visitor]);
    days.set(key, merged(days.get(key) ?? day, day));
  }
  if (days.size === 0) return;
  // In one order, so that two batches never wait for each other.
  const rows = [...days].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  const isEarlier = sql`excluded.first_at < ${firstAt}`;
  const ofEarlier = (column: typeof brand | typeof plan | typeof keyword) =>
    sql`case when ${isEarlier} then excluded.${sql.identifier(column.name)} else ${column} end`;
  await orm
    .insert(visitorDays)
    .values(rows)
    .onConflictDoUpdate({
      target: [place.day, place.host, place.visitor],
      set: {
        brand: ofEarlier(brand),
        plan: ofEarlier(plan),
        keyword: ofEarlier(keyword),
        firstAt: sql`least(${firstAt}, excluded.first_at)`,
        visited: sql`${visited} or excluded.visited`,
        typed: sql`${typed} or excluded.typed`,
      },
    });
}

/** Removes days that lie before a moment. */
export async function removeVisitorDays(orm: Orm, before: Date): Promise<void> {
  await orm.delete(visitorDays).where(lt(visitorDays.day, beijingDay(before)));
}

function dayOf({ key, clientId, mobileHash, name, receivedAt, eventAt, ...page }: StoredEvent): VisitorDay {
  const { host, brand, plan, keyword } = page;
  return {
    day: beijingDay(receivedAt),
    host,
    visitor: clientId || (mobileHash ?? key),
    known: clientId !== '',
    firstAt: eventAt,
    brand,
    plan,
    keyword,
    visited: name === 'z1',
    typed: name === 'rr2',
  };
}

function merged(a: VisitorDay, b: VisitorDay): VisitorDay {
  const first = b.firstAt < a.firstAt ? b : a;
  return { ...first, visited: a.visited || b.visited, typed: a.typed || b.typed };
}
