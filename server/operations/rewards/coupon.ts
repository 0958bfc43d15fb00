import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { ActivityOf } from '@/lib/activities/schema';
import type { Reward } from '../../domain/activities/engine/give';
import { couponPeriod, sourceOf } from '../../domain/activities/kinds/coupon/module';
import { rewards } from '../../platform/database/schema/activities';
import type { Orm } from '../../platform/database/types';
import { referenceOf } from '../../platform/secrets/person-reference';
import { iso, type Sentence } from '../common/answer';
import { readBeijingTime } from '../common/beijing-time';
import { ACCOUNT, CAMPAIGN } from '../common/fields';
import { findActivity, findCampaign } from '../common/find-campaign';
import { defineOperation, OperatorError } from '../common/operation';
import { hundredths } from '../common/read-cells';
import { compensationOf, lossOf, tradeOf } from './coupon-loss';
import { addRewardEntry, readRewardEntries } from './reward-ledger';
import { markPaid } from './reward-state';
import { byVerification } from './verified-owners';
import { say } from './words';

type Coupon = ActivityOf<'coupon'>['coupons'][number];

/** Marks a coupon as used during its term, and computes what it compensates of a loss. */
export const useCoupon = defineOperation({
  name: 'use-coupon',
  title: '核销券',
  summary: '在有效期内核销客户的券，并算出交易亏损的赔付额',
  subject: '奖励',
  permission: 'money',
  concerns: 'account',
  audited: true,
  approval: 'over-limit',
  input: z.strictObject({
    campaign: CAMPAIGN.meta({ operand: true }),
    coupon: z.string().meta({ title: '券', kind: 'part', operand: true }),
    account: ACCOUNT.meta({ operand: true }),
    trade: z.string().optional().meta({ title: '交易流水号', help: '亏损交易的编号（须已导入），仅限赔付亏损的券' }),
    loss: hundredths.optional().meta({ title: '亏损金额', kind: 'usd', help: '亏损金额（美元）' }),
    asked: z
      .string()
      .optional()
      .meta({ title: '客户申请时间', kind: 'time', help: '券已过期时才填：客户提出使用的时间' }),
    'earlier-gained': z.boolean().default(false).meta({ title: '此前没有亏损交易', help: '此前无亏损，仅限首亏券' }),
  }),
  async run({ services, orm, now, operator }, { campaign: slug, coupon: id, account, trade, loss, asked, ...flags }) {
    const coupon = findCoupon(findActivity(findCampaign(services, slug), 'coupon'), slug, id);
    const claimed = await lockClaimed(orm, { slug, id, account });
    const name = { coupon: id, account };
    if (claimed.state === 'paid') return { answer: [await wasUsed(orm, claimed, { name, trade })] };
    const { from, to } = couponPeriod(coupon, claimed.givenAt);
    const usedAt = asked === undefined ? now : readBeijingTime('--asked', asked, 'first');
    if (usedAt > now) throw new OperatorError(say('asked_in_future', { at: iso(usedAt) }));
    if (usedAt < from) throw new OperatorError(say('coupon_not_yet_valid', { ...name, from: iso(from) }));
    if (usedAt >= to) throw new OperatorError(say('coupon_expired', { ...name, at: iso(to) }));
    const { unverified } = await byVerification(orm, [claimed]);
    if (unverified.length > 0) throw new OperatorError(say('coupon_unverified', { account }));
    const named = requireNamed(coupon, { trade, loss });
    const compensated =
      named &&
      (await compensationOf(orm, named.rule, {
        account,
        reference: named.trade,
        loss: named.loss,
        from,
        to: asked === undefined ? to : usedAt,
        face: claimed.amount,
        earlierGained: flags['earlier-gained'],
      }));
    await markPaid({ orm, operator, now, reason: '' }, [claimed]);
    if (named && compensated !== undefined) {
      const correction = { orm, operator, now, reason: lossOf(named.trade) };
      await addRewardEntry(correction, claimed, 'compensated', [compensated, 'usd']);
    }
    return {
      answer: [
        named && compensated !== undefined
          ? say('coupon_compensates', { ...name, trade: named.trade, dollars: compensated })
          : say('coupon_used', name),
      ],
      details: {
        campaign: slug,
        coupon: id,
        person: referenceOf(services.vault, account),
        reward: claimed.id,
        ...(named && { trade, loss, compensated }),
        ...(asked !== undefined && { asked: usedAt.toISOString() }),
      },
      dollars: compensated ?? 0,
      account,
    };
  },
});

function findCoupon({ coupons }: ActivityOf<'coupon'>, slug: string, id: string): Coupon {
  const coupon = coupons.find((candidate) => candidate.id === id);
  if (coupon) return coupon;
  const known = coupons.map((candidate) => candidate.id);
  throw new OperatorError(say('no_coupon', { campaign: slug, coupon: id, known }));
}

async function lockClaimed(
  orm: Orm,
  { slug, id, account }: { slug: string; id: string; account: string },
): Promise<Reward> {
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
  const name = { coupon: id, account };
  if (!claimed) throw new OperatorError(say('coupon_not_claimed', name));
  if (claimed.state === 'void') throw new OperatorError(say('coupon_is_void', name));
  if (claimed.state === 'held') throw new OperatorError(say('coupon_is_pending', name));
  return claimed;
}

/** @throws OperatorError if the coupon was used for another trade */
async function wasUsed(
  orm: Orm,
  claimed: Reward,
  { name, trade }: { name: { coupon: string; account: string }; trade: string | undefined },
): Promise<Sentence> {
  const used = { ...name, at: iso(claimed.changedAt) };
  const entries = await readRewardEntries(orm, [claimed.id]);
  const compensated = entries.find(({ entry }) => entry === 'compensated');
  if (!compensated) return say('coupon_was_used', used);
  const what = say('coupon_has_compensated', {
    ...used,
    dollars: compensated.amount,
    trade: tradeOf(compensated.reason),
  });
  if (trade !== undefined && compensated.reason !== lossOf(trade)) throw new OperatorError(what);
  return what;
}

/** The loss to compensate; `undefined` for a coupon that compensates none. */
function requireNamed(
  { id, compensates }: Coupon,
  { trade, loss }: { trade?: string | undefined; loss?: number | undefined },
) {
  if (!compensates) {
    if (trade === undefined && loss === undefined) return undefined;
    throw new OperatorError(say('coupon_without_loss', { coupon: id }));
  }
  if (trade === undefined || loss === undefined) {
    throw new OperatorError(say('coupon_needs_loss', { coupon: id }));
  }
  return { rule: compensates, trade, loss };
}
