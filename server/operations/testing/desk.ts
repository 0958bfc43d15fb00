import { asc, eq } from 'drizzle-orm';
import type { Activity, ActivityOf } from '@/lib/activities/schema';
import { activityEngine } from '../../domain/activities/activity-engine';
import type { Reward } from '../../domain/activities/engine/give';
import { readPoints } from '../../domain/activities/engine/points';
import { auditEntries, pointBalances, rewards } from '../../platform/database/schema/activities';
import { rewardEntries } from '../../platform/database/schema/corrections';
import type { Database } from '../../platform/database/types';
import { readApiConfig } from '../../settings/read-api-config';
import { CASHBACK, couponOf, INVITE, PREDICT, TASKS, TIERS, taskOf, usd } from '../../testing/activities';
import { TestApi } from '../../testing/api';
import { campaignWith } from '../../testing/campaigns';
import { verify } from '../../testing/facts';
import { Visitor } from '../../testing/visitor';
import { sumOf } from '../rewards/reward-ledger';

const points = (amount: number) => ({ label: `${amount} 积分`, amount, unit: 'points' as const });

// The test clock is at Monday, 2026-06-01 12:00 in Beijing.
const AT = '2026-06-01T11:30:00+08:00';
const OPENED = '2026-06-01T10:30:00+08:00';
const DAILY: ActivityOf<'predict'> = { ...PREDICT, streaks: [...PREDICT.streaks, { length: 3, prize: usd(10) }] };
const POINTED: Activity = { ...PREDICT, prize: points(30), streaks: [] };
const OWN_TASKS: Activity = {
  ...TASKS,
  tasks: [
    taskOf('opened', { type: 'registered' }, usd(8)),
    taskOf('funded', { type: 'deposit', from: 500 }, usd(20)),
    taskOf('card', { type: 'card' }, usd(5)),
  ],
};
const POINTS: Activity = {
  kind: 'points',
  title: '积分商城',
  earn: ['visit', 'read'].map((id) => ({ by: 'day', id, label: '每日积分', points: 1 })),
  shop: ['mug', 'cup'].map((id) => ({ id, cost: 20, stock: 3, prize: usd(1) })),
};
const TRADED_FRIENDS: Activity = {
  ...INVITE,
  condition: { type: 'trade', from: 1 },
  conditionLabel: '交易满 1 手',
  monthlyMax: 2,
};
const REFUNDS: Activity = { ...CASHBACK, groups: [{ label: '外汇', symbols: ['EURUSD'], perLot: 3.33 }] };
/** `count` outcomes with the same prize. */
const alike = (count: number, prize: ReturnType<typeof usd>) =>
  Array.from({ length: count }, (_, index) => ({
    id: `won-${index}`,
    label: prize.label,
    prize,
    odds: index === 0 ? 10_000 - (count - 1) * 1_000 : 1_000,
    stock: null,
  }));
const WHEEL: Activity = {
  kind: 'wheel',
  title: '转盘',
  segments: alike(6, usd(3)),
  credits: [
    { from: 'day', count: 1, label: '每日 1 次' },
    { from: 'lots', each: 1, max: 10, label: '每手 1 次' },
  ],
};
const TREASURE: Activity = {
  kind: 'treasure',
  title: '宝箱',
  boxes: [
    ...['first', 'second', 'third'].map((id) => ({
      id,
      label: id,
      unlock: { by: 'credit' as const },
      outcomes: alike(2, usd(4)),
    })),
    {
      id: 'funded',
      label: 'funded',
      unlock: { by: 'condition', condition: { type: 'deposit', from: 500 }, hint: '入金' },
      outcomes: alike(2, usd(5)),
    },
  ],
  credits: [{ from: 'lots', each: 1, max: 3, label: '每手 1 次' }],
  renews: 'never',
  look: 'chests',
};
const EARNED: Activity = {
  kind: 'points',
  title: '积分商城',
  earn: [
    { by: 'day', id: 'visit', label: '每日积分', points: 5 },
    { by: 'condition', id: 'funded', label: '入金积分', points: 30, condition: { type: 'deposit', from: 500 } },
  ],
  shop: ['mug', 'cup'].map((id) => ({ id, cost: 20, stock: 9, prize: usd(1) })),
};
const COUPON: Activity = {
  kind: 'coupon',
  title: '包赔券',
  coupons: [
    couponOf('loss', 20),
    couponOf('half', 30, { compensates: { share: 50, symbols: ['XAUUSD'] } }),
    couponOf('first', 20, { compensates: { share: 100, symbols: ['XAUUSD'], only: 'first' } }),
  ],
};

/** An operator, visitors, and campaigns for tests of corrections. The clock is at 2026-06-01 12:00 in Beijing. */
export class Desk {
  private constructor(readonly api: TestApi) {}

  /** @param settings of the server, on top of the development defaults */
  static async open(database: Database, settings: Record<string, string> = {}): Promise<Desk> {
    const campaigns = [
      campaignWith('daily', DAILY),
      campaignWith('pointed', POINTED, POINTS),
      campaignWith('funds', OWN_TASKS, TIERS, REFUNDS),
      campaignWith('cover', COUPON),
      campaignWith('friends', TRADED_FRIENDS),
      campaignWith('drawn', WHEEL, TREASURE, EARNED),
    ];
    return new Desk(await TestApi.on(database, { campaigns, config: readApiConfig(settings) }));
  }

  run(operation: string, input: Record<string, unknown> = {}, operator = 'Li Na'): Promise<string> {
    return this.api.run(operation, input, operator);
  }

  /** Opens a verified account and returns its number. */
  async join(): Promise<string> {
    const account = await this.joinUnverified();
    await verify(this.#orm, account, this.api.clock.read());
    return account;
  }

  /** Opens an account that is not verified, and returns its number. */
  async joinUnverified(): Promise<string> {
    return (await new Visitor(this.api).join()).account;
  }

  act(account: string, slug: string, kind: Activity['kind'], action: string, input = {}): Promise<unknown> {
    const target = { slug, kind, action, input };
    const { step } = activityEngine.prepareAct(this.api.services, target, account, this.api.clock.read());
    return this.#orm.transaction(step);
  }

  guess(account: string, answer: string, slug = 'daily', round = '2026-06-01'): Promise<unknown> {
    return this.act(account, slug, 'predict', 'guess', { round, answer });
  }

  /** Moves the clock to an hour of a day in Beijing. */
  passTo(day: string, hour: number): void {
    const { clock } = this.api;
    clock.move(Date.parse(`${day}T${String(hour).padStart(2, '0')}:00:00+08:00`) - clock.read().getTime());
  }

  settle(outcome: string, round = '2026-06-01', campaign = 'daily'): Promise<string> {
    return this.run('settle', { campaign, round, outcome });
  }

  correct(outcome: string, round = '2026-06-01', campaign = 'daily'): Promise<string> {
    return this.run('correct-settlement', { campaign, round, outcome, reason: 'read the wrong quote' });
  }

  /** Imports a deposit that settled this morning. */
  deposit(account: string, amount: number, reference: string): Promise<string> {
    const row = [account, reference, amount, AT].join();
    return this.run('import-deposits', { file: `account,reference,amount,settledAt\n${row}` });
  }

  /** Imports a trade that was open for an hour and closed this morning. */
  trade(account: string, lots: number, reference: string): Promise<string> {
    const row = [account, reference, 'EURUSD', lots, OPENED, AT].join();
    return this.run('import-trades', { file: `account,reference,symbol,lots,openedAt,closedAt\n${row}` });
  }

  rewardsOf(account: string): Promise<Reward[]> {
    return this.#orm.select().from(rewards).where(eq(rewards.account, account)).orderBy(asc(rewards.id));
  }

  entries() {
    return this.#orm.select().from(rewardEntries).orderBy(asc(rewardEntries.id));
  }

  auditLog() {
    return this.#orm.select().from(auditEntries).orderBy(asc(auditEntries.id));
  }

  /** Points that an account owes. */
  async owedPoints(account: string): Promise<number> {
    const [row] = await this.#orm.select().from(pointBalances).where(eq(pointBalances.account, account));
    return row?.owed ?? 0;
  }

  /** Credits that an account has now, by the kind of activity. */
  async credits(account: string): Promise<{ wheel: number; treasure: number }> {
    const read = (kind: 'wheel' | 'treasure') =>
      activityEngine.readState(this.api.services, { slug: 'drawn', kind }, account, this.api.clock.read());
    const [wheel, treasure] = [(await read('wheel')).state, (await read('treasure')).state];
    if (wheel.kind !== 'wheel' || treasure.kind !== 'treasure') throw new Error('The states are of other kinds.');
    return { wheel: wheel.mine?.spins ?? 0, treasure: treasure.mine?.turns ?? 0 };
  }

  /**
   * The US dollars of an account, from its rewards and their ledger entries, and its points.
   * @throws Error if that is not the sum of the rewards that are not void
   */
  async ledger(account: string): Promise<{ usd: number; points: number }> {
    const given = await this.rewardsOf(account);
    const ids = new Set(given.map(({ id }) => id));
    const entries = (await this.entries()).filter(({ reward }) => ids.has(reward));
    const usd = sumOf(given, entries).get('usd') ?? 0;
    const current = given.filter(({ state }) => state !== 'void');
    if (usd !== (sumOf(current, []).get('usd') ?? 0)) throw new Error(`The ledger of ${account} does not add up.`);
    return { usd, points: (await readPoints(this.#orm, account, 0)).balance };
  }

  get #orm() {
    return this.api.services.database.orm;
  }
}
