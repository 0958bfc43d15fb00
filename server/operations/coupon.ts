import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { couponPeriod, sourceOf } from '../domain/activities/kinds/coupon/module';
import { rewards } from '../platform/database/schema/activities';
import { beijingTime } from './beijing-time';
import { findActivity, findCampaign } from './find-campaign';
import { defineOperation, OperatorError } from './operation';

/** Marks a coupon used, while it is in force. */
export const useCoupon = defineOperation({
  name: 'use-coupon',
  summary: "marks a visitor's coupon used; it must be in force",
  operands: ['campaign', 'coupon', 'account'],
  act: true,
  input: z.strictObject({ campaign: z.string(), coupon: z.string(), account: z.string() }),
  async run({ services, orm, now }, { campaign: slug, coupon: id, account }) {
    const { coupons } = findActivity(findCampaign(services, slug), 'coupon');
    const coupon = coupons.find((candidate) => candidate.id === id);
    if (!coupon) {
      const known = coupons.map((candidate) => candidate.id).join(', ');
      throw new OperatorError(`"${slug}" has no coupon "${id}". It has: ${known}.`);
    }
    const [claimed] = await orm
      .select()
      .from(rewards)
      .where(
        and(
          eq(rewards.slug, slug),
          eq(rewards.kind, 'coupon'),
          eq(rewards.account, account),
          eq(rewards.source, sourceOf(id)),
        ),
      )
      .for('update');
    if (!claimed) throw new OperatorError(`${account} has not claimed the coupon "${id}".`);
    if (claimed.state === 'void') throw new OperatorError(`The coupon "${id}" of ${account} was taken back.`);
    if (claimed.state === 'paid') {
      return { text: `The coupon "${id}" of ${account} was used already, at ${beijingTime(claimed.changedAt)}.` };
    }
    const { from, to } = couponPeriod(coupon, claimed.givenAt);
    if (now < from)
      throw new OperatorError(`The coupon "${id}" of ${account} is in force from ${beijingTime(from)} on.`);
    if (now >= to) throw new OperatorError(`The coupon "${id}" of ${account} expired at ${beijingTime(to)}.`);
    await orm.update(rewards).set({ state: 'paid', changedAt: now }).where(eq(rewards.id, claimed.id));
    return {
      text: `The coupon "${id}" of ${account} is used now.`,
      details: { campaign: slug, coupon: id, account, reward: claimed.id },
    };
  },
});
