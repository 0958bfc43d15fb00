import { and, eq, or } from 'drizzle-orm';
import { z } from 'zod';
import { adConversions, PLATFORMS } from '../../platform/database/schema/ad-conversions';
import { oneOf } from '../common/inputs';
import { defineOperation } from '../common/operation';
import { operations, say } from './words';

/**
 * Sends conversions again: those that a platform rejected, once the cause is fixed, and those of Baidu that were given up. 360 accepts
 * no report after its day, which is when the server gives up on one.
 */
export const retryAdConversions = defineOperation({
  name: 'retry-ad-conversions',
  summary: 'sends rejected conversions again, and those of Baidu that were given up',
  operands: [],
  options: { platform: `only this platform: ${PLATFORMS.join(', ')}` },
  audited: true,
  input: z.strictObject({
    platform: oneOf(PLATFORMS).optional(),
  }),
  zh: operations['retry-ad-conversions'],
  async run({ orm, now }, { platform }) {
    const changed = await orm
      .update(adConversions)
      .set({ state: 'pending', attempts: 0, firstAttemptAt: null, nextAttemptAt: now, changedAt: now })
      .where(
        and(
          platform && eq(adConversions.platform, platform),
          or(
            eq(adConversions.state, 'failed'),
            and(eq(adConversions.state, 'given_up'), eq(adConversions.platform, 'baidu')),
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
