import { eq } from 'drizzle-orm';
import { accounts } from '../../../platform/database/schema/accounts';
import { activityEntries, exclusiveClaims, rewardBudgets, rewards } from '../../../platform/database/schema/activities';
import { deposits, trades } from '../../../platform/database/schema/funds';
import { providerOpenings } from '../../../platform/database/schema/provider';
import * as activities from '../../activities';
import { campaignWith } from '../../campaigns';
import { verify } from '../../facts';
import type { OperatorsAct, Scenario, Stage } from '../scenario';
import { collect, DAY, TASKS as NEWCOMER, NOW } from './definitions';

const TASKS = campaignWith('tasks', NEWCOMER);
const BACK = campaignWith('back', activities.CASHBACK);
const DAILY = campaignWith('daily', activities.PREDICT);
const LADDER = campaignWith('ladder', activities.TIERS);

const EARLIER = new Date(NOW.getTime() - 1000);
const HOUR_EARLIER = new Date(EARLIER.getTime() - 3_600_000);
const ROUND = '2026-06-01';
const REASON = 'as the record has it';

const imported = (operation: string, header: string, row: (account: string) => string): OperatorsAct => ({
  order: operation,
  input: ({ account }) => ({ file: `${header}\n${row(account(0))}` }),
});
const importDeposit = (reference: string, amount: number) =>
  imported('import-deposits', 'account,reference,amount,settledAt', (account) =>
    [account, reference, amount, EARLIER.toISOString()].join(),
  );
const importTrade = (reference: string, lots: number) =>
  imported('import-trades', 'account,reference,symbol,lots,openedAt,closedAt', (account) =>
    [account, reference, 'EURUSD', lots, HOUR_EARLIER.toISOString(), EARLIER.toISOString()].join(),
  );
const deposited = ({ orm, account }: Stage, reference: string, amount: number) =>
  orm.insert(deposits).values({
    account: account(0),
    reference,
    amount,
    state: 'settled',
    createdAt: EARLIER,
    settledAt: EARLIER,
  });
const traded = ({ orm, account }: Stage, reference: string, lots: number) =>
  orm
    .insert(trades)
    .values({ account: account(0), reference, symbol: 'EURUSD', lots, openedAt: HOUR_EARLIER, closedAt: EARLIER });
const order = (name: string, input: Record<string, unknown>): OperatorsAct => ({ order: name, input: () => input });

/** A tier is collected twice while a deposit that reaches the next one is imported. */
export const tiers: Scenario = {
  name: 'tiers',
  campaigns: [LADDER],
  people: 1,
  before: (stage) => deposited(stage, 'D-1', 200),
  acts: [{ by: 0, ...collect('ladder', 'tiers') }, { by: 0, ...collect('ladder', 'tiers') }, importDeposit('D-2', 900)],
};

/** A deposit is imported twice while what it reaches is collected. */
export const imports: Scenario = {
  name: 'imports',
  campaigns: [LADDER],
  people: 1,
  acts: [importDeposit('D-1', 200), importDeposit('D-1', 200), { by: 0, ...collect('ladder', 'tiers') }],
  // Both found nothing recorded before either had recorded it.
  known: [[{ act: 1, statements: 3 }]],
};

/** Cash back is collected twice while a trade is imported. */
export const cashback: Scenario = {
  name: 'cashback',
  campaigns: [BACK],
  people: 1,
  before: (stage) => traded(stage, 'T-1', 1),
  acts: [{ by: 0, ...collect('back', 'cashback') }, { by: 0, ...collect('back', 'cashback') }, importTrade('T-2', 2)],
};

/** A trade is reversed twice while the cash back for it is collected. */
export const reversals: Scenario = {
  name: 'reversals',
  campaigns: [BACK],
  people: 1,
  before: (stage) => traded(stage, 'T-1', 1),
  acts: [
    { by: 0, ...collect('back', 'cashback') },
    order('reverse-trade', { reference: 'T-1', reason: REASON }),
    order('reverse-trade', { reference: 'T-1', reason: REASON }),
  ],
};

const BACK_FOR_NEW_ONES = campaignWith('back-when-new', { ...activities.CASHBACK, requires: { openedWithinDays: 30 } });
/** A provider's backend holds the account, which has traded; when it was opened there may have been imported. */
const heldElsewhere = (openedAt?: Date) => async (stage: Stage) => {
  const { orm, account, now } = stage;
  const held = { mobileHash: null, mobileSealed: null };
  await orm
    .update(accounts)
    .set(held)
    .where(eq(accounts.number, account(0)));
  await traded(stage, 'T-1', 1);
  if (!openedAt) return;
  await orm
    .insert(providerOpenings)
    .values({ account: account(0), openedAt, reason: '', operator: 'Zhang Wei', at: now });
};
const importOpening = (openedAt: Date) =>
  imported('import-openings', 'account,openedAt', (account) => `${account},${openedAt.toISOString()}`);
const reverseOpening: OperatorsAct = {
  order: 'reverse-opening',
  input: ({ account }) => ({ account: account(0), reason: REASON }),
};

/** Two opening times of one account are imported at once while it collects what is for new ones alone. */
export const openings: Scenario = {
  name: 'openings',
  campaigns: [BACK_FOR_NEW_ONES],
  people: 1,
  before: heldElsewhere(),
  acts: [importOpening(EARLIER), importOpening(HOUR_EARLIER), { by: 0, ...collect('back-when-new', 'cashback') }],
};

/** An opening time is reversed and another one imported while the account collects what is for new ones alone. */
export const newness: Scenario = {
  name: 'newness',
  campaigns: [BACK_FOR_NEW_ONES],
  people: 1,
  before: heldElsewhere(EARLIER),
  acts: [{ by: 0, ...collect('back-when-new', 'cashback') }, reverseOpening, importOpening(HOUR_EARLIER)],
};

/** An opening time is reversed twice while another one is imported. */
export const reopenings: Scenario = {
  name: 'reopenings',
  campaigns: [BACK_FOR_NEW_ONES],
  people: 1,
  before: heldElsewhere(EARLIER),
  acts: [reverseOpening, reverseOpening, importOpening(HOUR_EARLIER)],
};

/** Tasks are collected twice, and another one of the same campaign. */
export const tasks: Scenario = {
  name: 'tasks',
  campaigns: [TASKS],
  people: 1,
  acts: [
    { by: 0, ...collect('tasks', 'tasks', { task: 'opened' }) },
    { by: 0, ...collect('tasks', 'tasks', { task: 'opened' }) },
    { by: 0, ...collect('tasks', 'tasks', { task: 'points' }) },
  ],
};

/** Friends are collected twice, of whom a month pays for one alone. */
export const invite: Scenario = {
  name: 'invite',
  campaigns: [campaignWith('friends', activities.INVITE)],
  people: 3,
  async before({ orm, now, account }) {
    for (const place of [1, 2]) {
      const set = { invitedBy: account(0), mobileSealed: null, createdAt: new Date(now.getTime() + place) };
      await orm
        .update(accounts)
        .set(set)
        .where(eq(accounts.number, account(place)));
    }
  },
  acts: [
    { by: 0, ...collect('friends', 'invite') },
    { by: 0, ...collect('friends', 'invite') },
  ],
};

const guess = (by: number, answer: string) => ({
  by,
  slug: 'daily',
  kind: 'predict' as const,
  action: 'guess',
  input: { round: ROUND, answer },
});
const guessed = ({ orm, account }: Stage, rounds: readonly string[]) =>
  orm.insert(activityEntries).values(
    rounds.map((round) => ({
      slug: 'daily',
      kind: 'predict',
      account: account(0),
      key: `guess:${round}`,
      value: { answer: 'up' },
      at: EARLIER,
    })),
  );

/** A round is settled while guesses that began before its end are still on their way. */
export const predict: Scenario = {
  name: 'predict',
  campaigns: [DAILY],
  people: 2,
  acts: [
    guess(0, 'up'),
    guess(1, 'up'),
    { ...order('settle', { campaign: 'daily', round: ROUND, outcome: 'up' }), later: 2 * DAY },
  ],
};

/** Two rounds are settled at once, one of them twice; both together make a streak. */
export const settlements: Scenario = {
  name: 'settlements',
  campaigns: [DAILY],
  people: 1,
  later: 3 * DAY,
  before: (stage) => guessed(stage, [ROUND, '2026-06-02']),
  acts: [
    order('settle', { campaign: 'daily', round: ROUND, outcome: 'up' }),
    order('settle', { campaign: 'daily', round: '2026-06-02', outcome: 'up' }),
    order('settle', { campaign: 'daily', round: ROUND, outcome: 'down' }),
  ],
};

/** A budget has room for one of two prizes, and is set anew at the same time. */
export const budget: Scenario = {
  name: 'budget',
  campaigns: [TASKS],
  people: 2,
  before: ({ orm }) =>
    orm.insert(rewardBudgets).values(['', 'tasks'].map((scope) => ({ scope, limit: 1000, spent: 0 }))),
  acts: [
    { by: 0, ...collect('tasks', 'tasks', { task: 'opened' }) },
    { by: 1, ...collect('tasks', 'tasks', { task: 'opened' }) },
    order('set-budget', { campaign: 'tasks', dollars: '100' }),
  ],
};

/** A campaign is closed while a reward is collected, and its budget is set for the first time. */
export const closing: Scenario = {
  name: 'closing',
  campaigns: [TASKS],
  people: 1,
  acts: [
    { by: 0, ...collect('tasks', 'tasks', { task: 'opened' }) },
    order('close', { campaign: 'tasks', at: 'now', reason: REASON, confirm: 'now' }),
    order('set-budget', { campaign: 'all', dollars: '10' }),
  ],
};

const FIRST_DEPOSITS = { ...activities.TIERS, exclusive: 'first-deposit' as const };

/** Rewards of which a person is given those of one campaign alone are collected in two. */
export const exclusive: Scenario = {
  name: 'exclusive',
  campaigns: [campaignWith('first', FIRST_DEPOSITS), campaignWith('other-first', FIRST_DEPOSITS)],
  people: 1,
  async before(stage) {
    const { orm, now, account } = stage;
    await deposited(stage, 'D-1', 200);
    // What was given under it was taken back long ago.
    const claim = { group: 'first-deposit', person: account(0), account: account(0), slug: 'first', at: now };
    await orm.insert(exclusiveClaims).values(claim);
  },
  acts: [
    { by: 0, ...collect('first', 'tiers') },
    { by: 0, ...collect('other-first', 'tiers') },
    { by: 0, ...collect('first', 'tiers') },
  ],
};

const given = async ({ orm, account, now }: Stage, state: 'given' | 'held') => {
  const reward = {
    slug: 'tasks',
    kind: 'hand',
    account: account(0),
    label: '$8 赠金',
    amount: 8,
    unit: 'usd' as const,
  };
  const timestamps = { givenAt: now, changedAt: now };
  await verify(orm, account(0), now);
  await orm.insert(rewards).values({ ...reward, ...timestamps, source: 'before:1', state });
  await orm.insert(rewardBudgets).values({ scope: 'tasks', limit: 1000, spent: state === 'given' ? 800 : 0 });
};
const onAll = (name: string, added: Record<string, unknown> = {}): OperatorsAct => ({
  order: name,
  input: ({ rewardIds }) => ({ id: rewardIds.map(String), ...added }),
});

/** A reward is paid and taken back at once. */
export const payments: Scenario = {
  name: 'payments',
  campaigns: [TASKS],
  people: 1,
  before: (stage) => given(stage, 'given'),
  acts: [onAll('pay'), onAll('void', { reason: REASON }), onAll('pay')],
};

/** A held reward is released twice and refused, while the room that it needs is taken. */
export const releases: Scenario = {
  name: 'releases',
  campaigns: [TASKS],
  people: 2,
  before: (stage) => given(stage, 'held'),
  acts: [
    onAll('release'),
    onAll('refuse', { reason: REASON }),
    { by: 1, ...collect('tasks', 'tasks', { task: 'opened' }) },
  ],
};
