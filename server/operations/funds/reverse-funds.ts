import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { readOpenedAt } from '../../domain/accounts/opened-at';
import { lockGiving } from '../../domain/activities/engine/pause';
import { unreversedDeposit, unreversedTrade } from '../../domain/funds/unreversed';
import { depositReversals, tradeReversals } from '../../platform/database/schema/corrections';
import { deposits, trades } from '../../platform/database/schema/funds';
import { providerOpenings } from '../../platform/database/schema/provider';
import { referenceOf } from '../../platform/secrets/person-reference';
import { iso, type Sentence } from '../common/answer';
import { sentenceText } from '../common/define-words';
import { ACCOUNT, REASON } from '../common/fields';
import { defineOperation, type OperationContext, type OperationResult, OperatorError } from '../common/operation';
import { dollarsOf, sumsOf } from '../rewards/reward-sums';
import { owedBy } from '../rewards/take-back';
import { type Recounted, recountRewards } from './recount-rewards';
import { say } from './words';

const COMMON = { subject: '入金与交易', permission: 'funds', audited: true, approval: 'over-limit' } as const;
const RECORD = z.strictObject({ reference: z.string().meta({ title: '流水号', operand: true }), reason: REASON });

/** The record to reverse. */
interface Found {
  account: string;
  /** When the record started to count. */
  at: Date;
  /** Names it for the audit log and the operator. */
  record: Sentence;
}

/** Reverses a deposit and takes back its rewards. */
export const reverseDeposit = defineOperation({
  name: 'reverse-deposit',
  title: '撤销入金',
  summary: '撤销误录的入金，并收回由此获得的奖励',
  concerns: 'deposit',
  ...COMMON,
  input: RECORD,
  async run(context, { reference, reason }) {
    const { orm } = context;
    await lockGiving(orm, 'shared');
    const rows = await orm.select().from(deposits).where(eq(deposits.reference, reference)).for('update');
    const [current] = await orm
      .select()
      .from(deposits)
      .where(and(eq(deposits.reference, reference), unreversedDeposit));
    const [unsettled] = rows.some(({ state }) => state === 'settled') ? [] : rows;
    if (unsettled) throw new OperatorError(say('deposit_never_settled', { reference, state: unsettled.state }));
    if (!current) return nothingToReverse('deposit', reference, rows.length > 0);
    const { id, account, amount, settledAt, createdAt } = current;
    const found = { account, at: settledAt ?? createdAt, record: say('the_deposit', { reference, amount }) };
    return reverse(context, found, reason, (by) => orm.insert(depositReversals).values({ deposit: id, ...by }));
  },
});

/** Reverses a trade and takes back its rewards. */
export const reverseTrade = defineOperation({
  name: 'reverse-trade',
  title: '撤销交易',
  summary: '撤销误录的交易，并收回由此获得的奖励',
  concerns: 'trade',
  ...COMMON,
  input: RECORD,
  async run(context, { reference, reason }) {
    const { orm } = context;
    await lockGiving(orm, 'shared');
    const rows = await orm.select().from(trades).where(eq(trades.reference, reference)).for('update');
    const [current] = await orm
      .select()
      .from(trades)
      .where(and(eq(trades.reference, reference), unreversedTrade));
    if (!current) return nothingToReverse('trade', reference, rows.length > 0);
    const { id, account, lots, symbol, closedAt } = current;
    const found = { account, at: closedAt, record: say('the_trade', { reference, lots, symbol }) };
    return reverse(context, found, reason, (by) => orm.insert(tradeReversals).values({ trade: id, ...by }));
  },
});

/** Reverses an imported opening time and takes back the account's rewards for new accounts. */
export const reverseOpening = defineOperation({
  name: 'reverse-opening',
  title: '撤销开户时间',
  summary: '撤销误录的开户时间，并收回新客奖励',
  concerns: 'account',
  ...COMMON,
  input: z.strictObject({ account: ACCOUNT.meta({ operand: true }), reason: REASON }),
  async run(context, { account, reason }) {
    const { orm } = context;
    await lockGiving(orm, 'shared');
    const rows = await orm.select().from(providerOpenings).where(eq(providerOpenings.account, account)).for('update');
    const current = rows.length > 0 ? await readOpenedAt(orm, account) : undefined;
    if (!current) return nothingToReverse('opening', account, rows.length > 0);
    const found = { account, at: current, record: say('the_opening_time', { at: iso(current) }) };
    return reverse(context, found, reason, (by) =>
      orm.insert(providerOpenings).values({ account, openedAt: null, ...by }),
    );
  },
});

async function reverse(
  { services, orm, now, operator }: OperationContext,
  { account, at, record }: Found,
  reason: string,
  insert: (by: { reason: string; operator: string; at: Date }) => Promise<unknown>,
): Promise<OperationResult> {
  const recounted = await recountRewards({ services, orm, now, operator, reason }, account, at, async () => {
    await insert({ reason, operator, at: now });
  });
  const { given, back, open, owed, points } = recounted;
  return {
    answer: [say('reversed_for', { account, record }), ...sentencesOf(recounted)],
    details: {
      person: referenceOf(services.vault, account),
      reversed: sentenceText(record),
      reason,
      given: idsOf(given),
      back: idsOf(back),
      open: idsOf(open),
      ...(owed.length > 0 && {
        owed: owed.map(({ slug, won, ...which }) => ({ campaign: slug, ...which, won: idsOf(won) })),
      }),
      ...(points > 0 && { points }),
    },
    dollars: dollarsOf([...given, ...back]),
    account,
  };
}

function sentencesOf({ given, back, open, owed, points }: Recounted): Sentence[] {
  return [
    back.length === 0
      ? say('no_reward_taken_back')
      : say('rewards_taken_back', { ids: idsOf(back), sum: sumsOf(back) }),
    ...(given.length === 0 ? [] : [say('rewards_given_instead', { sum: sumsOf(given) })]),
    ...owedBy(back, points),
    // Draws stay, and the next earned credits pay for them.
    ...owed.map(({ slug, kind, count, won }) =>
      say('unearned_draws', { campaign: slug, kind, count, prizes: idsOf(won), sum: sumsOf(won) }),
    ),
    ...(open.length === 0 ? [] : [say('rewards_to_check', { ids: idsOf(open) })]),
  ];
}

function nothingToReverse(record: 'deposit' | 'trade' | 'opening', reference: string, known: boolean): OperationResult {
  if (known) return { answer: [say('reversed_before', { record, reference })] };
  throw new OperatorError(say('no_record', { record, reference }));
}

function idsOf(some: readonly { id: number }[]): number[] {
  return some.map(({ id }) => id);
}
