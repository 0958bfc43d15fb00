import { and, eq, inArray, or } from 'drizzle-orm';
import { z } from 'zod';
import { AD_PLATFORM_NAMES, adPlatform } from '@/lib/channel/ad-platforms';
import { adConversions, OPEN_STATE } from '../../platform/database/schema/ad-conversions';
import { oneOf } from '../common/inputs';
import { defineOperation } from '../common/operation';
import { PLATFORM_WORDS, say } from './words';

const ANY_DAY = AD_PLATFORM_NAMES.filter((name) => !adPlatform(name).sameDay);

/**
 * Sends conversions again: those that a platform rejected, once the cause is fixed, and those that were given up. A platform that
 * accepts reports only on their day gets none of these, because the server gives up at its end.
 */
export const retryAdConversions = defineOperation({
  name: 'retry-ad-conversions',
  title: '重发广告回传',
  summary: '重发被平台拒绝的回传，以及已放弃的回传（只接受当日重报的平台除外）',
  subject: '推广',
  permission: 'health',
  audited: true,
  input: z.strictObject({
    platform: oneOf(AD_PLATFORM_NAMES).optional().meta({
      title: '平台',
      words: PLATFORM_WORDS,
    }),
  }),
  async run({ orm, now }, { platform }) {
    const changed = await orm
      .update(adConversions)
      .set({ state: OPEN_STATE, attempts: 0, firstAttemptAt: null, nextAttemptAt: now, changedAt: now })
      .where(
        and(
          platform && eq(adConversions.platform, platform),
          or(
            eq(adConversions.state, 'failed'),
            and(eq(adConversions.state, 'given_up'), inArray(adConversions.platform, ANY_DAY)),
          ),
        ),
      )
      .returning({ id: adConversions.id });
    const count = changed.length;
    if (count === 0) return { answer: [say('nothing_to_retry')] };
    return {
      answer: [say('conversions_retried', { count })],
      details: { platform, conversions: changed.map(({ id }) => id) },
    };
  },
});
