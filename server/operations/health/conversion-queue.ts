import { and, gt, min, ne, or, sql } from 'drizzle-orm';
import type { AdConversionConfig } from '../../domain/ad-conversions/settings';
import { after, DAY } from '../../platform/clock/clock';
import { adConversions, PLATFORMS } from '../../platform/database/schema/ad-conversions';
import type { Orm } from '../../platform/database/types';
import { iso } from '../common/answer';

export type QueueRow = Awaited<ReturnType<typeof readConversionQueue>>[number];

/** How many conversions of each platform wait, failed, or were sent within a day. */
export async function readConversionQueue(orm: Orm, keys: AdConversionConfig, now: Date) {
  const { platform, state, registeredAt, changedAt } = adConversions;
  const counted = await orm
    .select({ platform, state, count: sql<number>`count(*)::int`, oldest: min(registeredAt) })
    .from(adConversions)
    .where(or(ne(state, 'sent'), and(gt(changedAt, after(now, -DAY)))))
    .groupBy(platform, state);
  return PLATFORMS.map((name) => {
    const of = (wanted: (typeof counted)[number]['state']) =>
      counted.find((row) => row.platform === name && row.state === wanted);
    return {
      platform: name,
      key: keys[name] ? ('set' as const) : ('missing' as const),
      pending: of('pending')?.count ?? 0,
      oldest: iso(of('pending')?.oldest),
      sent: of('sent')?.count ?? 0,
      failed: of('failed')?.count ?? 0,
      givenUp: of('given_up')?.count ?? 0,
      unmatched: of('unmatched')?.count ?? 0,
    };
  });
}
