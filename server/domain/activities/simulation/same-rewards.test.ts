import crypto from 'node:crypto';
import type { Activity, ActivityOf } from '@/lib/activities/schema';
import { activityOf } from '@/lib/activities/testing/activity-of';
import { toHundredths } from '@/lib/reward/hundredths';
import { settleRound } from '../../../operations/rounds/settle-round';
import { after } from '../../../platform/clock/clock';
import { accounts } from '../../../platform/database/schema/accounts';
import { rewards, stock } from '../../../platform/database/schema/activities';
import type { Orm } from '../../../platform/database/types';
import { ApiProblem } from '../../../platform/http/problem';
import {
  bindCard,
  CASHBACK,
  campaignWith,
  closeTrade,
  couponOf,
  describeOnDatabase,
  INVITE,
  PREDICT,
  settleDeposit,
  TestApi,
  TIERS,
  taskOf,
  usd,
  verify,
} from '../../../testing';
import { activityEngine } from '../activity-engine';
import { drawsOf, type SimulatedAct } from '../engine/simulated';
import type { Profile, SimulatedAccount } from '../engine/simulated-customer';
import { type Assumptions, play } from './play';

const SEED = 7;
/** Problems that the rules of activities report. */
const REJECTED = ['already_done', 'ended', 'locked', 'no_credits', 'not_verified', 'points_short', 'sold_out'];
/** What customers try who are not admitted. */
const TRIED: SimulatedAct = { action: 'spin', won: null };

const outcome = (id: string, odds: number, amount: number, stock: number | null = null) => {
  return { id, label: id, prize: amount > 0 ? usd(amount) : null, odds, stock };
};
const prizes = [outcome('grand', 3000, 88, 4), outcome('small', 3000, 5, 20)];
const segments = [...prizes, outcome('none', 3997, 0), ...['a', 'b', 'c'].map((id) => outcome(id, 1, 0))];
const credits = [
  { from: 'day', count: 1, label: '每日' },
  { from: 'condition', condition: { type: 'first-deposit', from: 100 }, count: 2, label: '入金' },
  { from: 'lots', each: 0.5, max: 3, label: '交易' },
];
const box = (id: string, unlock: ActivityOf<'treasure'>['boxes'][number]['unlock']) => {
  return { id, label: id, unlock, outcomes: [...prizes, outcome('none', 4000, 0)] };
};
const boxes = [
  box('funded', { by: 'condition', condition: { type: 'deposit', from: 100 }, hint: '入金' }),
  ...['left', 'right'].map((id) => box(id, { by: 'credit' })),
  ...[1, 2, 3, 28, 29].map((day) => box(`day-${day}`, { by: 'day', day })),
];
const earn = [
  { by: 'day', id: 'day', label: '每日', points: 10 },
  { by: 'condition', id: 'fund', label: '入金', points: 50, condition: { type: 'deposit', from: 100 } },
];
const tasks = [
  taskOf('open', { type: 'registered' }, usd(1)),
  taskOf('card', { type: 'card' }, null),
  taskOf('trade', { type: 'trade', from: 1 }, usd(5)),
];
const steps = (lengths: number[], name: string) => lengths.map((length) => ({ [name]: length, prize: usd(length) }));

/** Activities of every kind, each with the rules that its kind has. */
const ACTIVITIES: [name: string, activity: Activity][] = [
  ['a wheel', activityOf('wheel', { segments, credits })],
  [
    'a wheel for new and verified accounts',
    activityOf('wheel', { segments, credits, requires: { verified: true, openedWithinDays: 4 } }),
  ],
  ['daily boxes', activityOf('treasure', { boxes: boxes.slice(0, 3), credits, renews: 'day' })],
  ['monthly boxes', activityOf('treasure', { boxes, credits, renews: 'month' })],
  ['tasks in a sequence', activityOf('tasks', { tasks })],
  [
    'a quiz against the clock',
    activityOf('quiz', {
      quiz: { ...activityOf('quiz').quiz, questionsPerTerm: 2 },
      prizes: steps([1, 2], 'right'),
      secondsPerQuestion: 20,
    }),
  ],
  [
    'points and their shop',
    activityOf('points', {
      earn,
      shop: [10, 30].map((cost) => ({ id: `for-${cost}`, cost, stock: 9, prize: usd(cost / 10) })),
    }),
  ],
  ['a calendar', activityOf('signin', { daily: usd(1), doubleDays: [2, 28], milestones: steps([2, 4], 'days') })],
  [
    'red packets',
    activityOf('redpacket', {
      everyMinutes: 720,
      packets: [1, 5].map((amount) => ({ id: `usd-${amount}`, prize: usd(amount), stock: 2 })),
    }),
  ],
  ['a prediction of options', PREDICT],
  [
    'a prediction of a figure',
    { ...PREDICT, answer: { type: 'number', min: -0.3, max: 0.3, step: 0.1, unit: '点', winners: 2 } },
  ],
  [
    'coupons',
    activityOf('coupon', {
      coupons: [couponOf('all', 20, { stock: 12 }), couponOf('funded', 50, { condition: { type: 'trade', from: 1 } })],
    }),
  ],
  ['a ladder of deposits', TIERS],
  [
    'a monthly ladder of lots',
    {
      ...TIERS,
      measure: 'lots',
      activityId: 1,
      term: 'month',
      tiers: [0.5, 1, 2].map((from) => ({ from, reward: from * 10.1 })),
    },
  ],
  ['friends', INVITE],
  ['cash back', { ...CASHBACK, groups: [...CASHBACK.groups, { label: '贵金属', symbols: ['XAUUSD'], perLot: 3.33 }] }],
];

const profile = (deposited: number, XAUUSD: number, EURUSD: number, changes: Partial<Profile> = {}): Profile => {
  const { newcomer = false } = changes;
  const reached = { registered: true, verified: deposited > 0, card: XAUUSD > 0 };
  const money = { firstDeposit: newcomer ? deposited / 2 : 0, deposited };
  const facts = { ...reached, ...money, lotsBySymbol: { XAUUSD, EURUSD }, lots: XAUUSD + EURUSD };
  return { active: 0.25, newcomer, friends: 0, ...changes, facts };
};
const ASSUMPTIONS: Assumptions = {
  customers: 30,
  profiles: [
    profile(0, 0, 0),
    profile(99.5, 0.31, 0, { friends: 1 }),
    profile(300, 2.13, 0.77, { newcomer: true, friends: 3 }),
    profile(2000, 5, 1, { newcomer: true, active: 0.6 }),
    profile(1000, 0.01, 7, { active: 0.4 }),
  ],
  source: 'stated',
  rightShare: 0.6,
  from: '',
  days: 30,
};

describeOnDatabase((database) => {
  afterEach(() => jest.restoreAllMocks());

  test.each(ACTIVITIES)('gives the same rewards as the module of %s', async (_name, activity) => {
    const { orm } = database();
    // The last days of a month and the first of the next one.
    const period = { from: '2026-06-27', to: '2026-07-05' };
    const campaign = { ...campaignWith('simulated', activity), period };
    const { services } = await TestApi.on(database(), { campaigns: [campaign] });
    jest.spyOn(crypto, 'randomInt').mockImplementation(drawsOf(SEED));
    const records = new Records(orm);
    const playing = play(campaign, ASSUMPTIONS, SEED);
    let rejected = 0;
    let step = playing.next();
    for (; !step.done; step = playing.next()) {
      if ('round' in step.value) {
        const { now, ...settled } = step.value;
        const place = { slug: campaign.slug, activity: activity as ActivityOf<'predict'>, operator: '', now };
        await orm.transaction((transaction) => settleRound({ orm: transaction, ...place, ...settled }));
        continue;
      }
      const { customer, kind, now, acts } = step.value;
      await records.add(customer, now);
      for (const { action, input = {}, won, at = now } of acts.length > 0 ? acts : [TRIED]) {
        const act = { slug: campaign.slug, kind, action, input };
        const { step: run } = activityEngine.prepareAct(services, act, customer.number, at);
        const answer = await orm.transaction(run).then(({ won: given }) => given, problemOf);
        expect([customer.number, at, act, answer]).toEqual([customer.number, at, act, won ?? expect.any(String)]);
        if (typeof answer === 'string') rejected += 1;
      }
    }
    const { customers, world } = step.value;
    const given = (await orm.select().from(rewards)).map(
      ({ account, source, label, amount, unit }) => [account, source, { label, amount, unit }] as const,
    );
    const simulated = customers.flatMap((customer) =>
      [...customer.in(activity.kind).given].map(([source, prize]) => [customer.number, source, prize] as const),
    );
    expect(given.sort()).toEqual(simulated.sort());
    expect(given.length).toBeGreaterThan(9);
    expect(rejected).toBeGreaterThan(9);
    const taken = new Map<string, number>();
    for (const { item, taken: pieces } of await orm.select().from(stock))
      taken.set(`${activity.kind} ${item}`, (taken.get(`${activity.kind} ${item}`) ?? 0) + pieces);
    expect(world.pieces).toEqual(taken);
  });
});

/** The code of a problem that a rule reports. */
function problemOf(error: unknown): string {
  if (error instanceof ApiProblem && REJECTED.includes(error.problem.code)) return error.problem.code;
  throw error;
}

/** Stores what simulated customers have done by now. */
class Records {
  private readonly stored = new Map<string, { lots: Readonly<Record<string, number>>; friends: number }>();

  constructor(private readonly orm: Orm) {}

  async add(customer: SimulatedAccount, now: Date): Promise<void> {
    const { orm } = this;
    const { number } = customer;
    const { lotsBySymbol } = customer.facts();
    const friends = customer.friends();
    const before = this.stored.get(number) ?? (await this.open(customer, now));
    this.stored.set(number, { lots: lotsBySymbol, friends: friends.length });
    for (const [symbol, lots] of Object.entries(lotsBySymbol)) {
      const more = toHundredths(lots - (before.lots[symbol] ?? 0));
      if (more > 0) await closeTrade(orm, number, more, now, symbol);
    }
    for (const { account, registeredAt } of friends.slice(0, friends.length - before.friends)) {
      await openAccount(orm, account, registeredAt, number);
      await verify(orm, account, registeredAt);
    }
  }

  private async open({ number, profile: { facts }, openedAt }: SimulatedAccount, now: Date) {
    const { orm } = this;
    await openAccount(orm, number, openedAt);
    if (facts.verified) await verify(orm, number, openedAt);
    if (facts.card) await bindCard(orm, number, openedAt);
    if (facts.firstDeposit === 0) await settleDeposit(orm, number, 1, after(openedAt, -1));
    if (facts.firstDeposit > 0) await settleDeposit(orm, number, facts.firstDeposit, now);
    const others = facts.deposited - facts.firstDeposit;
    if (others > 0) await settleDeposit(orm, number, others, after(now, 1));
    return { lots: {} as Record<string, number>, friends: 0 };
  }
}

async function openAccount(orm: Orm, number: string, createdAt: Date, invitedBy?: string): Promise<void> {
  const names = { mobileHash: `mobile of ${number}`, inviteCode: `code of ${number}` };
  const unused = { fromUrl: '', landing: {}, clientId: '' };
  await orm.insert(accounts).values({ number, ...names, ...unused, createdAt, invitedBy });
}
