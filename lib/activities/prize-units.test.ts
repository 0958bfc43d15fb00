import { prizeUnitsOf } from './prize-units';
import type { ActivityKind } from './schema';
import { activityOf } from './testing/activity-of';
import type { PrizeUnit } from './units';

const prizeIn = (unit: PrizeUnit) => ({ label: '奖品', amount: 5, unit, ...(unit === 'gift' && { bookValue: 9 }) });
const [usd, points, gift, coupon] = [prizeIn('usd'), prizeIn('points'), prizeIn('gift'), prizeIn('coupon')];
const outcomes = (...prizes: (typeof usd | null)[]) =>
  prizes.map((prize, index) => ({
    id: `outcome-${index}`,
    label: '奖品',
    prize,
    odds: index === 0 ? 10_000 - 100 * (prizes.length - 1) : 100,
    stock: null,
  }));
const box = (id: string, ...prizes: (typeof usd | null)[]) => ({
  id,
  label: '宝箱',
  unlock: { by: 'credit' },
  outcomes: outcomes(...prizes),
});
const task = (id: string, prize: typeof usd | null) => ({
  id,
  title: '任务',
  text: '完成即可。',
  condition: { type: 'verified' },
  prize,
});
const bought = (id: string, prize: typeof usd) => ({ id, cost: 5, stock: 5, prize });

test.each<[ActivityKind, object, PrizeUnit[]]>([
  ['wheel', { segments: outcomes(null, usd, points, usd, gift, null) }, ['usd', 'points', 'gift']],
  ['treasure', { boxes: [box('a', usd, null), box('b', null, gift), box('c', usd, gift)] }, ['usd', 'gift']],
  ['redpacket', { packets: [{ id: 'a', prize: points, stock: 5 }] }, ['points']],
  [
    'quiz',
    {
      prizes: [
        { right: 1, prize: points },
        { right: 2, prize: gift },
      ],
    },
    ['points', 'gift'],
  ],
  ['tasks', { tasks: [task('a', gift), task('b', null)] }, ['gift']],
  ['predict', { prize: points, streaks: [{ length: 2, prize: usd }] }, ['points', 'usd']],
  ['predict', { prize: coupon }, ['coupon']],
  ['signin', { daily: gift, milestones: [{ days: 2, prize: usd }] }, ['gift', 'usd']],
  ['invite', { each: coupon, tiers: [{ friends: 2, prize: gift }] }, ['coupon', 'gift']],
  ['points', { shop: [bought('a', usd), bought('b', gift)] }, ['points', 'usd', 'gift']],
  ['tiers', { unit: 'usdt' }, ['usdt']],
  ['cashback', {}, ['usd']],
  ['coupon', {}, ['coupon']],
])('finds the prize units of %s defined with %j: %j', (kind, change, units) => {
  expect([...prizeUnitsOf(activityOf(kind, change))]).toEqual(units);
});
