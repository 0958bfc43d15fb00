import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { findByNumber } from '../../domain/accounts/store';
import { BY_HAND, give, type Reward } from '../../domain/activities/engine/give';
import { rewards } from '../../platform/database/schema/activities';
import type { Orm } from '../../platform/database/types';
import { referenceOf } from '../../platform/secrets/person-reference';
import { fault } from '../common/faults';
import { ACCOUNT, CAMPAIGN, REASON } from '../common/fields';
import { findCampaign } from '../common/find-campaign';
import { oneOf, visitorText } from '../common/inputs';
import { defineOperation, OperatorError } from '../common/operation';
import { hundredths } from '../common/read-cells';
import { requireGoingOn } from './pause';
import { addRewardEntry } from './reward-ledger';
import { dollarsOf } from './reward-sums';
import { say } from './words';

/** Without coupons: visitors claim them, and their definitions set their terms. */
const UNITS = ['usd', 'usdt', 'points', 'gift'] as const;

/** Gives an account a reward by hand, once per reference; budgets apply as for any other reward. */
export const giveByHand = defineOperation({
  name: 'give',
  title: '手动发放',
  summary: '手动补发一份奖励。同一个凭证号只会发一次，重复提交不会多发',
  subject: '奖励',
  permission: 'money',
  concerns: 'account',
  audited: true,
  approval: 'over-limit',
  input: z
    .strictObject({
      campaign: CAMPAIGN.meta({ operand: true }),
      account: ACCOUNT.meta({ operand: true }),
      reference: z
        .string()
        .regex(/^[\w-]{1,60}$/, fault(say('must_be_reference')))
        .meta({ title: '凭证号', operand: true }),
      amount: hundredths.meta({ title: '数量', kind: 'number', operand: true }),
      unit: oneOf(UNITS).meta({
        title: '单位',
        operand: true,
        words: { usd: '美元', usdt: 'USDT', points: '积分', gift: '礼品' },
      }),
      reason: REASON,
      label: visitorText(40).default('活动补发').meta({ title: '名称', help: '客户看到的名称，默认“活动补发”' }),
      value: hundredths.optional().meta({ title: '单件成本', kind: 'usd', help: '礼品单件成本（美元），礼品必填' }),
    })
    .refine(({ amount, unit }) => unit.startsWith('usd') || Number.isInteger(amount), {
      path: ['amount'],
      message: fault(say('must_be_whole_pieces')),
    })
    .refine(({ unit, value }) => (unit === 'gift') === (value !== undefined), {
      path: ['value'],
      message: fault(say('must_be_gift_cost')),
    }),
  async run(
    { services, orm, now, operator },
    { campaign, account, reference, reason, value: bookValue = null, ...prize },
  ) {
    const { slug } = findCampaign(services, campaign);
    await requireGoingOn(orm);
    if (!(await findByNumber(orm, account))) throw new OperatorError(say('no_account', { account }));
    const source = `${BY_HAND}:${reference}`;
    await orm.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`give:${source}`}, 0))`);
    const earlier = await findGiven(orm, source);
    if (earlier) {
      const fields = { slug, account, bookValue, ...prize };
      if (Object.entries(fields).some(([name, value]) => earlier[name as keyof Reward] !== value)) {
        throw new OperatorError(say('reference_used', { reference, id: earlier.id }));
      }
      return { answer: [say('already_given', { id: earlier.id })] };
    }
    await give({ orm, slug, activity: { kind: BY_HAND }, account, now }, source, { ...prize, bookValue });
    const given = await findGiven(orm, source);
    if (!given) throw new Error('The reward just given by hand does not exist.');
    await addRewardEntry({ orm, operator, now, reason }, given, 'given', [0, given.unit]);
    const what = { account, prize: { amount: prize.amount, unit: prize.unit } };
    const pending = given.state === 'held' ? [say('given_is_pending')] : [];
    const person = referenceOf(services.vault, account);
    return {
      answer: [say('reward_given', { ...what, id: given.id }), ...pending],
      details: {
        reward: given.id,
        campaign: slug,
        person,
        reference,
        ...prize,
        ...(bookValue !== null && { bookValue }),
        reason,
      },
      dollars: dollarsOf([given]),
      effect: [say('gives_reward', what), ...pending],
      account,
    };
  },
});

async function findGiven(orm: Orm, source: string): Promise<Reward | undefined> {
  const [found] = await orm
    .select()
    .from(rewards)
    .where(and(eq(rewards.kind, BY_HAND), eq(rewards.source, source)));
  return found;
}
