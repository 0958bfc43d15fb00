import { eq } from 'drizzle-orm';
import { accounts } from '../../../platform/database/schema/accounts';
import { activityEntries, exclusiveClaims, rewardBudgets, rewards } from '../../../platform/database/schema/activities';
import { deposits, trades } from '../../../platform/database/schema/funds';
import { providerOpenings } from '../../../platform/database/schema/provider';
import * as activities from '../../activities';
import { campaignWith } from '../../campaigns';
import { verify } from '../../facts';
import type { OperatorsAct, Scenario, StartState } from '../scenario';
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
const deposited = ({ orm, account }: StartState, reference: string, amount: number) =>
  orm.insert(deposits).values({
    account: account(0),
    reference,
    amount,
    state: 'settled',
    createdAt: EARLIER,
    settledAt: EARLIER,
  });
const traded = ({ orm, account }: StartState, reference: string, lots: number) =>
  orm
    .insert(trades)
    .values({ account: account(0), reference, symbol: 'EURUSD', lots, openedAt: HOUR_EARLIER, closedAt: EARLIER });
const order = (name: string, input: Record<string, unknown>): OperatorsAct => ({ order: name, input: () => input });

/** Two requests collect a tier while an import adds a deposit that reaches the next one. */
export const tiers: Scenario = {
  name: 'tiers',
  campaigns: [LADDER],
  people: 1,
  before: (start) => deposited(start, 'D-1', 200),
  acts: [{ by: 0, ...collect('ladder', 'tiers') }, { by: 0, ...collect('ladder', 'tiers') }, importDeposit('D-2', 900)],
};

/** Two imports add the same deposit while the account collects the tier that it reaches. */
export const imports: Scenario = {
  name: 'imports',
  campaigns: [LADDER],
  people: 1,
  acts: [importDeposit('D-1', 200), importDeposit('D-1', 200), { by: 0, ...collect('ladder', 'tiers') }],
  // Both imports found nothing recorded before either had recorded it.
  known: [[{ act: 1, statements: 3 }]],
};

/** Two requests collect cash back while an import adds a trade. */
export const cashback: Scenario = {
  name: 'cashback',
  campaigns: [BACK],
  people: 1,
  before: (start) => traded(start, 'T-1', 1),
  acts: [{ by: 0, ...collect('back', 'cashback') }, { by: 0, ...collect('back', 'cashback') }, importTrade('T-2', 2)],
};

/** Two operations reverse a trade while the account collects its cash back. */
export const reversals: Scenario = {
  name: 'reversals',
  campaigns: [BACK],
  people: 1,
  before: (start) => traded(start, 'T-1', 1),
  acts: [
    { by: 0, ...collect('back', 'cashback') },
    order('reverse-trade', { reference: 'T-1', reason: REASON }),
    order('reverse-trade', { reference: 'T-1', reason: REASON }),
  ],
};

const BACK_FOR_NEW_ONES = campaignWith('back-when-new', { ...activities.CASHBACK, requires: { openedWithinDays: 30 } });
/** An account from the provider's backend that has traded; its opening time may already be imported. */
const heldElsewhere = (openedAt?: Date) => async (start: StartState) => {
  const { orm, account, now } = start;
  const held = { mobileHash: null, mobileSealed: null };
  await orm
    .update(accounts)
    .set(held)
    .where(eq(accounts.number, account(0)));
  await traded(start, 'T-1', 1);
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

/** Two imports add opening times of one account while it collects a reward for new accounts. */
export const openings: Scenario = {
  name: 'openings',
  campaigns: [BACK_FOR_NEW_ONES],
  people: 1,
  before: heldElsewhere(),
  acts: [importOpening(EARLIER), importOpening(HOUR_EARLIER), { by: 0, ...collect('back-when-new', 'cashback') }],
};

/**
 * One operation reverses an opening time and another imports a new one while the account collects a reward for new
 * accounts.
 */
export const newness: Scenario = {
  name: 'newness',
  campaigns: [BACK_FOR_NEW_ONES],
  people: 1,
  before: heldElsewhere(EARLIER),
  acts: [{ by: 0, ...collect('back-when-new', 'cashback') }, reverseOpening, importOpening(HOUR_EARLIER)],
};

/** Two operations reverse an opening time while another imports a new one. */
export const reopenings: Scenario = {
  name: 'reopenings',
  campaigns: [BACK_FOR_NEW_ONES],
  people: 1,
  before: heldElsewhere(EARLIER),
  acts: [reverseOpening, reverseOpening, importOpening(HOUR_EARLIER)],
};

/** Two requests collect one task, and a third collects another task of the same campaign. */
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

/** Two requests collect rewards for friends, of which only one is paid per month. */
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
const guessed = ({ orm, account }: StartState, rounds: readonly string[]) =>
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

/** An operator settles a round while guesses that started before its end are still in progress. */
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

/** Operators settle two rounds at the same time, one of them twice; together the rounds make a streak. */
export const settlements: Scenario = {
  name: 'settlements',
  campaigns: [DAILY],
  people: 1,
  later: 3 * DAY,
  before: (start) => guessed(start, [ROUND, '2026-06-02']),
  acts: [
    order('settle', { campaign: 'daily', round: ROUND, outcome: 'up' }),
    order('settle', { campaign: 'daily', round: '2026-06-02', outcome: 'up' }),
    order('settle', { campaign: 'daily', round: ROUND, outcome: 'down' }),
  ],
};

/** A budget has room for one of two prizes, while an operator changes it. */
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

/** An operator closes a campaign and sets its first budget while a visitor collects a reward. */
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

/** Two campaigns each offer a reward that a person may collect only once across them. */
export const exclusive: Scenario = {
  name: 'exclusive',
  campaigns: [campaignWith('first', FIRST_DEPOSITS), campaignWith('other-first', FIRST_DEPOSITS)],
  people: 1,
  async before(start) {
    const { orm, now, account } = start;
    await deposited(start, 'D-1', 200);
    // Its reward was reversed long ago.
    const claim = { group: 'first-deposit', person: account(0), account: account(0), slug: 'first', at: now };
    await orm.insert(exclusiveClaims).values(claim);
  },
  acts: [
    { by: 0, ...collect('first', 'tiers') },
    { by: 0, ...collect('other-first', 'tiers') },
    { by: 0, ...collect('first', 'tiers') },
  ],
};

const given = async ({ orm, account, now }: StartState, state: 'given' | 'held') => {
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

/** One operation pays a reward while another voids it. */
export const payments: Scenario = {
  name: 'payments',
  campaigns: [TASKS],
  people: 1,
  before: (start) => given(start, 'given'),
  acts: [onAll('pay'), onAll('void', { reason: REASON }), onAll('pay')],
};

/** Two operations release and refuse a pending reward while another account takes the budget that it needs. */
export const releases: Scenario = {
  name: 'releases',
  campaigns: [TASKS],
  people: 2,
  before: (start) => given(start, 'held'),
  acts: [
    onAll('release'),
    onAll('refuse', { reason: REASON }),
    { by: 1, ...collect('tasks', 'tasks', { task: 'opened' }) },
  ],
};
