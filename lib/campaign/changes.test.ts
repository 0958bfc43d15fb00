import bullMarket from '@/campaigns/bull-market';
import signin from '@/campaigns/signin-2506';
import { ACTIVITY_KINDS } from '../activities/schema';
import { changesOf } from './changes';
import type { Campaign } from './schema';

// Monday noon in Beijing.
const NOW = new Date('2026-06-01T04:00:00Z');
const at = (text: string) => new Date(`${text}T00:00:00+08:00`);
const [DAY, MONDAY, MONTH] = [at('2026-06-02'), at('2026-06-08'), at('2026-07-01')];

const usd = (amount: number) => ({ label: '赠金', amount, unit: 'usd' });
const outcome = (id: string, odds: number, amount: number) => ({ id, label: id, odds, stock: 5, prize: usd(amount) });
const tier = (from: number, reward: number) => ({ from, reward });
const right = (count: number, amount: number) => ({ right: count, prize: usd(amount) });
const deposit = (from: number) => ({ type: 'deposit', from });
const bank = [{ id: 1, question: '问', options: ['甲', '乙'], right: 0 }];
const options = [{ id: 'up', label: '涨' }];
/** Only what the rules look at. */
const ACTIVITIES: Record<string, object> = {
  wheel: { segments: [outcome('a', 6000, 5), outcome('b', 4000, 1)], credits: [{ from: 'lots', each: 2, max: 3 }] },
  treasure: { renews: 'day', boxes: [{ id: 'x', outcomes: [outcome('a', 6000, 5), outcome('b', 4000, 1)] }] },
  tasks: { tasks: [{ id: 't', title: '任务', condition: deposit(100), prize: usd(8) }, { id: 'u' }] },
  tiers: { measure: 'lots', tiers: [tier(1, 8), tier(5, 48)] },
  signin: { cycle: 'month', daily: usd(1), milestones: [{ days: 7, prize: usd(3) }], makeUpCards: 2, doubleDays: [] },
  predict: { round: { every: 'week', closesAfterHours: 96 }, answer: { options }, prize: usd(5) },
  redpacket: { everyMinutes: 240, packets: [{ id: 'p', prize: usd(1), stock: 9 }] },
  cashback: { groups: [{ label: '金', symbols: ['XAUUSD'], perLot: 5 }] },
  invite: { each: usd(10), monthlyMax: 8, tiers: [{ friends: 3, prize: usd(20) }] },
  coupon: { coupons: [{ id: 'c', face: 20, validDays: 30, inForceAfterHours: 24, terms: ['一条'] }] },
  points: { earn: [{ by: 'day', id: 'd', points: 5 }], shop: [{ id: 's', cost: 20, stock: 3, prize: usd(1) }] },
  quiz: { quiz: { questionsPerTerm: 5, bank }, prizes: [right(3, 3), right(5, 8)] },
};
const before = {
  ...bullMarket,
  period: { from: '2026-05-01', to: '2026-06-30' },
  brands: ['bfzh'],
  budget: 100,
  claimDays: 30,
  bonus: { days: 30, perLot: 10 },
  activities: Object.entries(ACTIVITIES).map(([kind, activity]) => ({ kind, ...activity })),
} as unknown as Campaign;

type Tree = { [field: string]: Tree };
function set(owner: Tree, [field = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length > 0) set(owner[field] as Tree, rest, value);
  else owner[field] = value as Tree;
}

/** Changes of one field. Items of lists go by index, activities by kind. */
function changes(field: string, value: unknown) {
  const after = structuredClone(before);
  const [first = '', ...path] = field.split('.');
  const activity = after.activities.find(({ kind }) => kind === first);
  set((activity ?? after) as unknown as Tree, activity ? path : [first, ...path], value);
  return changesOf(before, after, NOW);
}

test('the table knows every kind of activity', () => {
  expect(Object.keys(ACTIVITIES).sort()).toEqual([...ACTIVITY_KINDS].sort());
  expect(changesOf(signin, structuredClone(signin), NOW)).toEqual([]);
});

test.each<[string, unknown, Date | 'never']>([
  ['title', '新名称', NOW],
  ['hero.headline', '换一句', NOW],
  ['hero.composition', 'arch', NOW],
  ['success.path', 'elsewhere/success', 'never'],
  ['exclusive', 'other', 'never'],
  ['period', { from: '2026-05-01', to: '2026-07-31' }, NOW],
  ['period', { from: '2026-05-01', to: '2026-06-29' }, 'never'],
  ['period', { from: '2026-05-02', to: '2026-06-30' }, 'never'],
  ['period', undefined, NOW],
  ['brands', ['bfzh', 'gjs2'], NOW],
  ['brands', ['gjs2'], 'never'],
  ['brands', undefined, NOW],
  ['budget', 500, 'never'],
  ['claimDays', 31, NOW],
  ['claimDays', 29, 'never'],
  ['bonus', { days: 30, perLot: 12 }, NOW],
  ['bonus', { days: 29, perLot: 10 }, 'never'],
  ['activities', [], 'never'],
  ['wheel.segments.0.odds', 6001, 'never'],
  ['treasure.boxes.0.outcomes.0.odds', 6001, DAY],
  ['wheel.segments.0.stock', 9, 'never'],
  ['wheel.segments.0.label', '金奖', NOW],
  ['wheel.segments.0.prize', usd(6), NOW],
  ['wheel.segments.0.prize', usd(4), 'never'],
  ['wheel.segments.2', outcome('c', 1, 1), 'never'],
  ['treasure.boxes.0.outcomes.2', outcome('c', 1, 1), DAY],
  ['treasure.boxes.0.outcomes.0.prize', usd(4), DAY],
  ['treasure.renews', 'month', 'never'],
  ['wheel.credits.0.each', 1, NOW],
  ['wheel.credits.0.each', 3, 'never'],
  ['wheel.credits.0.max', 2, 'never'],
  ['tasks.tasks.0.condition', deposit(50), NOW],
  ['tasks.tasks.0.condition', deposit(101), 'never'],
  ['tasks.tasks.0.condition', { type: 'trade', from: 1 }, 'never'],
  ['tasks.tasks.0.prize', usd(7), 'never'],
  ['tasks.tasks.0.title', '入金', NOW],
  ['tasks.tasks', [{ id: 'u' }, (ACTIVITIES.tasks as { tasks: unknown[] }).tasks[0]], 'never'],
  ['tiers.tiers', [tier(1, 9), tier(4, 48)], NOW],
  ['tiers.tiers', [tier(1, 9), tier(6, 48)], 'never'],
  ['tiers.measure', 'deposit', 'never'],
  ['tiers.requires', { verified: true }, 'never'],
  ['signin.daily', usd(0.5), MONTH],
  ['signin.milestones.0.prize', usd(4), NOW],
  ['signin.milestones.1', { days: 9, prize: usd(4) }, NOW],
  ['signin.makeUpCards', 1, MONTH],
  ['signin.cycle', 'week', 'never'],
  ['predict.prize', usd(4), MONDAY],
  ['predict.prize', usd(6), NOW],
  ['predict.round.closesAfterHours', 100, 'never'],
  ['predict.answer.options.0.label', '上涨', NOW],
  ['predict.answer.options.1', { id: 'down', label: '跌' }, 'never'],
  ['redpacket.packets.0.prize', usd(0.5), new Date('2026-06-01T08:00:00Z')],
  ['redpacket.everyMinutes', 120, 'never'],
  ['cashback.groups.0.perLot', 6, NOW],
  ['cashback.groups.0.perLot', 4, 'never'],
  ['cashback.groups.0.symbols', [], 'never'],
  ['invite.each', usd(9), 'never'],
  ['invite.monthlyMax', 9, NOW],
  ['invite.tiers', [], 'never'],
  ['coupon.coupons.0.face', 19, 'never'],
  ['coupon.coupons.0.inForceAfterHours', 1, NOW],
  ['coupon.coupons.0.validDays', 29, 'never'],
  ['coupon.coupons.0.terms.0', '另一条', NOW],
  ['points.shop.0.cost', 21, 'never'],
  ['points.earn.0.points', 6, NOW],
  ['quiz.quiz.bank.0.question', '请问', DAY],
  ['quiz.quiz.bank.0.right', 1, MONDAY],
  ['quiz.quiz.bank.1', { id: 2 }, MONDAY],
  ['quiz.prizes', [right(3, 4), right(5, 8)], NOW],
  ['quiz.prizes', [right(3, 3), right(4, 1), right(5, 8)], MONDAY],
])('%s to %j: from %s', (field, value, moment) => {
  const found = changes(field, value);
  expect(found.length).toBeGreaterThan(0);
  for (const { at, reason } of found) {
    expect(at).toEqual(moment === 'never' ? null : moment);
    expect(Boolean(reason)).toBe(at !== NOW);
  }
});

test('names fields by the ids of their items, and says what changes money', () => {
  expect(changes('wheel.segments.0.odds', 6001)).toEqual([
    expect.objectContaining({ field: 'activities.wheel.segments.a.odds', before: '6000', after: '6001', money: true }),
  ]);
  expect(changes('title', '新名称')).toEqual([expect.objectContaining({ field: 'title', money: false })]);
});
