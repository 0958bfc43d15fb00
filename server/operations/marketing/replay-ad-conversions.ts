import { and, eq, gte, inArray, lt, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { AD_EVENT_WORDS, AD_EVENTS, AD_PLATFORM_NAMES, adPlatform } from '@/lib/channel/ad-platforms';
import { addDays, beginningOf, beijingDay, isDay } from '@/lib/time/calendar';
import { adConversions, OPEN_STATE } from '../../platform/database/schema/ad-conversions';
import { fault } from '../common/faults';
import { oneOf } from '../common/inputs';
import { defineOperation } from '../common/operation';
import { PLATFORM_WORDS, say } from './words';

const DEDUPING = AD_PLATFORM_NAMES.filter((name) => adPlatform(name).dedupes);
const SAME_DAY = AD_PLATFORM_NAMES.filter((name) => adPlatform(name).sameDay);

/**
 * Sends the events of a day again, for example after an outage of a platform: those that were rejected or given up, and on
 * demand also those that it has accepted, if it recognizes repetitions.
 */
export const replayAdConversions = defineOperation({
  name: 'replay-ad-conversions',
  title: '重放一天的广告回传',
  summary: '重发某一天被拒绝或已放弃的事件，可连同已接收的一起重发',
  subject: '推广',
  permission: 'health',
  audited: true,
  input: z.strictObject({
    day: z
      .string()
      .refine(isDay, fault(say('spend_day_needed')))
      .meta({ title: '事件发生的日期', kind: 'day', operand: true }),
    platform: oneOf(AD_PLATFORM_NAMES).optional().meta({
      title: '平台',
      words: PLATFORM_WORDS,
    }),
    event: oneOf(AD_EVENTS).optional().meta({
      title: '事件',
      words: AD_EVENT_WORDS,
    }),
    accepted: z.boolean().optional().meta({ title: '连同已接收的', help: '连同已接收的，只限能识别重复的平台' }),
  }),
  async run({ orm, now }, { day, platform, event, accepted }) {
    const happened = sql<Date>`coalesce(${adConversions.eventAt}, ${adConversions.registeredAt})`;
    const instant = (on: string) => sql`${beginningOf(on).toISOString()}::timestamptz`;
    const isToday = day === beijingDay(now);
    const unsettled = inArray(adConversions.state, ['failed', 'given_up']);
    const taken = and(eq(adConversions.state, 'sent'), inArray(adConversions.platform, DEDUPING));
    const late = inArray(adConversions.platform, SAME_DAY);
    const changed = await orm
      .update(adConversions)
      .set({ state: OPEN_STATE, attempts: 0, firstAttemptAt: null, nextAttemptAt: now, changedAt: now })
      .where(
        and(
          gte(happened, instant(day)),
          lt(happened, instant(addDays(day, 1))),
          platform ? eq(adConversions.platform, platform) : undefined,
          event ? eq(adConversions.event, event) : undefined,
          // Some accept a repetition only on its day.
          isToday ? undefined : or(eq(adConversions.state, 'failed'), sql`not (${late})`),
          accepted ? or(unsettled, taken) : unsettled,
        ),
      )
      .returning({ id: adConversions.id });
    if (changed.length === 0) return { answer: [say('nothing_to_retry')] };
    return {
      answer: [say('conversions_retried', { count: changed.length })],
      details: { day, platform, event, accepted, conversions: changed.map(({ id }) => id) },
    };
  },
});
