import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { readOpenedAt } from '../../domain/accounts/opened-at';
import { lockGiving } from '../../domain/activities/engine/pause';
import { unreversedDeposit, unreversedTrade } from '../../domain/funds/unreversed';
import { depositReversals, tradeReversals } from '../../platform/database/schema/corrections';
import { deposits, trades } from '../../platform/database/schema/funds';
import { providerOpenings } from '../../platform/database/schema/provider';
import { referenceOf } from '../../platform/secrets/person-reference';
import { REASON, reasonText } from '../common/inputs';
import { defineOperation, type OperationContext, OperatorError, type TextResult } from '../common/operation';
import { dollarsOf, givenText } from '../rewards/reward-sums';
import { hasLeft, owedPointsText } from '../rewards/take-back';
import { type Recounted, recountRewards } from './recount-rewards';

const input = z.strictObject({ reference: z.string(), reason: reasonText });
const COMMON = { operands: ['reference'], options: REASON, audited: true, approval: 'over-limit', input } as const;

/** The record to reverse. */
interface Found {
  account: string;
  /** When the record started to count. */
  at: Date;
  /** Description for the audit log and the operator. */
  words: string;
}

/** Reverses a deposit and takes back its rewards. */
export const reverseDeposit = defineOperation({
  ...COMMON,
  name: 'reverse-deposit',
  summary: 'reverses a deposit that was recorded by mistake, and takes back its rewards',
  async run(context, { reference, reason }) {
    const { orm } = context;
    await lockGiving(orm, 'shared');
    const rows = await orm.select().from(deposits).where(eq(deposits.reference, reference)).for('update');
    const [current] = await orm
      .select()
      .from(deposits)
      .where(and(eq(deposits.reference, reference), unreversedDeposit));
    const [unsettled] = rows.some(({ state }) => state === 'settled') ? [] : rows;
    if (unsettled)
      throw new OperatorError(
        `The deposit ${reference} was never settled: it is ${unsettled.state}. Nothing was changed.`,
      );
    if (!current) return nothingToReverse('deposit', reference, rows.length > 0);
    const { id, account, amount, settledAt, createdAt } = current;
    const found = { account, at: settledAt ?? createdAt, words: `the deposit ${reference} of $${amount}` };
    return reverse(context, found, reason, (by) => orm.insert(depositReversals).values({ deposit: id, ...by }));
  },
});

/** Reverses a trade and takes back its rewards. */
export const reverseTrade = defineOperation({
  ...COMMON,
  name: 'reverse-trade',
  summary: 'reverses a trade that was recorded by mistake, and takes back its rewards',
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
    const found = { account, at: closedAt, words: `the trade ${reference} of ${lots} lots ${symbol}` };
    return reverse(context, found, reason, (by) => orm.insert(tradeReversals).values({ trade: id, ...by }));
  },
});

/** Reverses an imported opening time and takes back the account's rewards for new accounts. */
export const reverseOpening = defineOperation({
  ...COMMON,
  operands: ['account'],
  input: z.strictObject({ account: z.string(), reason: reasonText }),
  name: 'reverse-opening',
  summary: 'reverses an opening time that was recorded by mistake, and takes back the rewards for new accounts',
  async run(context, { account, reason }) {
    const { orm } = context;
    await lockGiving(orm, 'shared');
    const rows = await orm.select().from(providerOpenings).where(eq(providerOpenings.account, account)).for('update');
    const current = rows.length > 0 ? await readOpenedAt(orm, account) : undefined;
    if (!current) return nothingToReverse('opening time', account, rows.length > 0);
    const found = { account, at: current, words: `the opening time ${current.toISOString()}` };
    return reverse(context, found, reason, (by) =>
      orm.insert(providerOpenings).values({ account, openedAt: null, ...by }),
    );
  },
});

async function reverse(
  { services, orm, now, operator }: OperationContext,
  { account, at, words }: Found,
  reason: string,
  insert: (by: { reason: string; operator: string; at: Date }) => Promise<unknown>,
): Promise<TextResult> {
  const recounted = await recountRewards({ services, orm, now, operator, reason }, account, at, async () => {
    await insert({ reason, operator, at: now });
  });
  const { given, back, open, owed, points } = recounted;
  return {
    text: [`Reversed for ${account}: ${words}.`, ...sentencesOf(recounted)].join(' '),
    details: {
      person: referenceOf(services.vault, account),
      reversed: words,
      reason,
      given: idsOf(given),
      back: idsOf(back),
      open: idsOf(open),
      ...(owed.length > 0 && { owed: owed.map(({ won, ...which }) => ({ ...which, won: idsOf(won) })) }),
      ...(points > 0 && { points }),
    },
    dollars: dollarsOf([...given, ...back]),
    account,
  };
}

function sentencesOf({ given, back, open, owed, points }: Recounted): string[] {
  const left = back.filter(hasLeft);
  return [
    back.length === 0
      ? 'No reward is taken back.'
      : `Taken back: reward ${idsOf(back).join(', ')}, ${givenText(back)}.`,
    given.length === 0 ? [] : `Given instead: ${givenText(given)}.`,
    left.length === 0 ? [] : `To recover from visitors: ${givenText(left)}.`,
    points === 0 ? [] : owedPointsText(points),
    owed.map(owedText),
    open.length === 0
      ? []
      : `Check reward ${idsOf(open).join(', ')}: the server cannot determine whether it was earned.`,
  ].flat();
}

/** Describes unearned draws: draws stay, and the next earned credits pay for them. */
function owedText({ slug, kind, count, won }: Recounted['owed'][number]): string {
  const prizes = won.length === 0 ? '' : `; their prizes stay (reward ${idsOf(won).join(', ')}, ${givenText(won)})`;
  return `Unearned draws in ${slug} (${kind}): ${count}, deducted from the next earned credits${prizes}.`;
}

function nothingToReverse(what: string, reference: string, known: boolean): TextResult {
  if (known) return { text: `The ${what} ${reference} was reversed before. Nothing was changed.` };
  throw new OperatorError(`There is no ${what} ${reference}.`);
}

function idsOf(some: readonly { id: number }[]): number[] {
  return some.map(({ id }) => id);
}
