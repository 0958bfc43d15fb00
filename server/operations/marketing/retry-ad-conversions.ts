import { and, eq, inArray, or } from 'drizzle-orm';
import { z } from 'zod';
import { AD_PLATFORM_NAMES, adPlatform } from '@/lib/channel/ad-platforms';
import { adConversions, OPEN_STATE } from '../../platform/database/schema/ad-conversions';
import { oneOf } from '../common/inputs';
import { defineOperation } from '../common/operation';
import { operations, say } from './words';

const ANY_DAY = AD_PLATFORM_NAMES.filter((name) => !adPlatform(name).sameDay);

/**
 * Sends conversions again: those that a platform rejected, once the cause is fixed, and those that were given up. A platform that
 * accepts reports only on their day gets none of these, because the server gives up at its end.
 */
export const retryAdConversions = defineOperation({
  name: 'retry-ad-conversions',
  summary: 'sends rejected conversions again, and those that were given up if their platform still accepts them',
  operands: [],
  options: { platform: `only this platform: ${AD_PLATFORM_NAMES.join(', ')}` },
  audited: true,
  input: z.strictObject({
    platform: oneOf(AD_PLATFORM_NAMES).optional(),
  }),
  zh: operations['retry-ad-conversions'],
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
