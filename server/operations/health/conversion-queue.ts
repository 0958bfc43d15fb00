import { gt, min, ne, or, sql } from 'drizzle-orm';
import { AD_PLATFORM_NAMES, adPlatform } from '@/lib/channel/ad-platforms';
import type { AdConversionConfig } from '../../domain/ad-conversions/settings';
import { after, DAY } from '../../platform/clock/clock';
import { adConversions, OPEN_STATES } from '../../platform/database/schema/ad-conversions';
import type { Orm } from '../../platform/database/types';
import { iso } from '../common/answer';

export type QueueRow = Awaited<ReturnType<typeof readConversionQueue>>[number];

/**
 * How many conversions of each platform and event wait, failed, or were sent within a day. Lists the platforms that are
 * in use: those of the specification, and those with an access or with conversions.
 */
export async function readConversionQueue(orm: Orm, keys: AdConversionConfig, now: Date) {
  const { platform, event, state, registeredAt, changedAt } = adConversions;
  const yesterday = after(now, -DAY);
  const counted = await orm
    .select({
      platform,
      event,
      state,
      count: sql<number>`count(*)::int`,
      recent: sql<number>`(count(*) filter (where ${changedAt} > ${yesterday.toISOString()}::timestamptz))::int`,
      oldest: min(registeredAt),
    })
    .from(adConversions)
    .where(or(ne(state, 'sent'), gt(changedAt, yesterday)))
    .groupBy(platform, event, state);
  const isUsed = (name: string) => counted.some((row) => row.platform === name);
  const names = AD_PLATFORM_NAMES.filter((name) => adPlatform(name).specified || keys[name] || isUsed(name));
  return names.flatMap((name) =>
    adPlatform(name).events.map((known) => {
      const rows = counted.filter((row) => row.platform === name && row.event === known);
      const of = (...wanted: readonly (typeof state)['_']['data'][]) => {
        const found = rows.filter((row) => wanted.includes(row.state));
        const oldest = found.flatMap((row) => row.oldest ?? []).sort((a, b) => a.getTime() - b.getTime());
        const sum = (key: 'count' | 'recent') => found.reduce((all, row) => all + row[key], 0);
        return { count: sum('count'), recent: sum('recent'), oldest: oldest[0] };
      };
      const pending = of(...OPEN_STATES);
      return {
        platform: name,
        event: known,
        key: keys[name] ? ('set' as const) : ('missing' as const),
        pending: pending.count,
        oldest: iso(pending.oldest),
        sent: of('sent').count,
        failed: of('failed').count,
        failedToday: of('failed').recent,
        givenUp: of('given_up').count,
        unmatched: of('unmatched').count,
        consent: of('consent').count,
      };
    }),
  );
}
