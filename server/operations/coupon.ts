import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { couponPeriod, sourceOf } from '../domain/activities/kinds/coupon/module';
import { rewards } from '../platform/database/schema/activities';
import type { Orm } from '../platform/database/types';
import { referenceOf } from '../platform/secrets/person-reference';
import { beijingTime, readBeijingTime } from './beijing-time';
import { findActivity, findCampaign } from './find-campaign';
import { defineOperation, OperatorError } from './operation';
import { hundredths } from './read-cells';
import { addRewardEntry, readRewardEntries } from './reward-ledger';
import { markPaid } from './reward-state';
import { byVerification } from './verified-owners';

/** Marks a coupon used, while it is in force. */
export const useCoupon = defineOperation({
  name: 'use-coupon',
  summary: "marks a visitor's coupon used; it must be in force, or have been when its use was asked for",
  operands: ['campaign', 'coupon', 'account'],
  options: {
    compensated: "US dollars that were paid for a loss, the coupon's face at most",
    asked: 'when the visitor asked for its use, where it has expired since: 2026-12-01T20:00, Beijing time',
  },
  act: true,
  approval: 'over-limit',
  input: z.strictObject({
    campaign: z.string(),
    coupon: z.string(),
    account: z.string(),
    compensated: hundredths.optional(),
    asked: z.string().optional(),
  }),
  async run({ services, orm, now, operator }, { campaign: slug, coupon: id, account, compensated, asked }) {
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
    if (claimed.state === 'held')
      throw new OperatorError(`The coupon "${id}" of ${account} is held: release it first.`);
    if (compensated !== undefined && compensated > claimed.amount) {
      throw new OperatorError(`The coupon "${id}" compensates ${claimed.amount} US dollars at most.`);
    }
    const correction = { orm, operator, now, reason: '' };
    const paid = await readCompensated(orm, claimed.id);
    if (claimed.state === 'paid') {
      const used = `The coupon "${id}" of ${account} was used already, at ${beijingTime(claimed.changedAt)}`;
      if (compensated === undefined || compensated === paid) return { text: `${used}.` };
      if (paid !== undefined) throw new OperatorError(`${used}, and compensated ${paid} US dollars.`);
      await addRewardEntry(correction, claimed, 'compensated', [compensated, 'usd']);
      return {
        text: `${used}; that it compensated ${compensated} US dollars is on record now.`,
        details: {
          campaign: slug,
          coupon: id,
          person: referenceOf(services.vault, account),
          reward: claimed.id,
          compensated,
        },
        dollars: compensated,
        account,
      };
    }
    const { from, to } = couponPeriod(coupon, claimed.givenAt);
    const usedAt = asked === undefined ? now : readBeijingTime('--asked', asked, 'first');
    if (usedAt > now) throw new OperatorError(`${beijingTime(usedAt)} is still to come: say when it was asked for.`);
    if (usedAt < from)
      throw new OperatorError(`The coupon "${id}" of ${account} is in force from ${beijingTime(from)} on.`);
    if (usedAt >= to) throw new OperatorError(`The coupon "${id}" of ${account} expired at ${beijingTime(to)}.`);
    const { unverified } = await byVerification(orm, [claimed]);
    if (unverified.length > 0) throw new OperatorError(`${account} is not verified: the coupon is not used before.`);
    await markPaid(correction, [claimed]);
    if (compensated !== undefined) await addRewardEntry(correction, claimed, 'compensated', [compensated, 'usd']);
    const amount = compensated === undefined ? '' : `, with ${compensated} US dollars compensated`;
    return {
      text: `The coupon "${id}" of ${account} is used now${amount}.`,
      details: {
        campaign: slug,
        coupon: id,
        person: referenceOf(services.vault, account),
        reward: claimed.id,
        compensated,
        ...(asked !== undefined && { asked: usedAt.toISOString() }),
      },
      dollars: compensated ?? 0,
      account,
    };
  },
});

/** US dollars that a used coupon compensated; `undefined` where nothing is on record. */
async function readCompensated(orm: Orm, reward: number): Promise<number | undefined> {
  const entries = await readRewardEntries(orm, [reward]);
  return entries.find(({ entry }) => entry === 'compensated')?.amount;
}
