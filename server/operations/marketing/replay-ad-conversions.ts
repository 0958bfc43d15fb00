import { and, eq, gte, inArray, lt, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { AD_EVENTS, AD_PLATFORM_NAMES, adPlatform } from '@/lib/channel/ad-platforms';
import { addDays, beginningOf, beijingDay, isDay } from '@/lib/time/calendar';
import { adConversions, OPEN_STATE } from '../../platform/database/schema/ad-conversions';
import { fault } from '../common/faults';
import { oneOf } from '../common/inputs';
import { defineOperation } from '../common/operation';
import { operations, say } from './words';

const DEDUPING = AD_PLATFORM_NAMES.filter((name) => adPlatform(name).dedupes);
const SAME_DAY = AD_PLATFORM_NAMES.filter((name) => adPlatform(name).sameDay);

/**
 * Sends the events of a day again, for example after an outage of a platform: those that were rejected or given up, and on
 * demand also those that it has accepted, if it recognizes repetitions.
 */
export const replayAdConversions = defineOperation({
  name: 'replay-ad-conversions',
  summary: 'sends the events of a day again that were rejected or given up; with --accepted also the accepted ones',
  operands: ['day'],
  options: {
    platform: `only this platform: ${AD_PLATFORM_NAMES.join(', ')}`,
    event: `only this event: ${AD_EVENTS.join(', ')}`,
  },
  flags: { accepted: `also what platforms have accepted that recognize repetitions: ${DEDUPING.join(', ')}` },
  audited: true,
  input: z.strictObject({
    day: z.string().refine(isDay, fault(say('spend_day_needed'))),
    platform: oneOf(AD_PLATFORM_NAMES).optional(),
    event: oneOf(AD_EVENTS).optional(),
    accepted: z.boolean().optional(),
  }),
  zh: operations['replay-ad-conversions'],
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
