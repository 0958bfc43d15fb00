import type { CreditSource } from '@/lib/activities/credits';
import { creditsAt, creditsOwed } from './credits';
import type { Facts } from './facts';

const NOW = new Date('2026-06-02T00:30:00+08:00');
const YESTERDAY = new Date('2026-06-01T23:59:59.999+08:00');
const NOTHING: Facts = {
  registered: true,
  verified: false,
  card: false,
  firstDeposit: 0,
  deposited: 0,
  lotsBySymbol: {},
  lots: 0,
};
const DAILY: CreditSource = { from: 'day', count: 2, label: '每日2次' };
const VERIFIED: CreditSource = { from: 'condition', condition: { type: 'verified' }, count: 3, label: '实名认证3次' };
const LOTS: CreditSource = { from: 'lots', each: 0.1, max: 5, label: '每0.1手1次' };
const times = (count: number, at: Date) => Array<Date>(count).fill(at);

// @proves 转盘次数：每天 … 次
// @proves …每天的次数当天有效，不累积
test('renews daily credits each Beijing day without adding them up', () => {
  expect(creditsAt(NOW, [DAILY], NOTHING, [])).toBe(2);
  expect(creditsAt(NOW, [DAILY], NOTHING, times(1, NOW))).toBe(1);
  expect(creditsAt(NOW, [DAILY], NOTHING, times(2, NOW))).toBe(0);
  expect(creditsAt(NOW, [DAILY], NOTHING, times(2, YESTERDAY))).toBe(2);
  expect(creditsAt(NOW, [DAILY], NOTHING, times(1, YESTERDAY))).toBe(2);
});

// @proves …通过实名认证得 … 次
// @proves 绑定本人名下的银行卡得 … 次
// @proves 累计入金满 … 得 … 次
// @proves 累计平仓满 … 手得 … 次
test('gives the credits of a condition once, when it is met', () => {
  const verified = { ...NOTHING, verified: true };
  expect(creditsAt(NOW, [VERIFIED], NOTHING, [])).toBe(0);
  expect(creditsAt(NOW, [VERIFIED], verified, times(1, YESTERDAY))).toBe(2);
  expect(creditsAt(NOW, [VERIFIED], verified, [...times(1, YESTERDAY), ...times(2, NOW)])).toBe(0);
});

// @proves …每累计平仓 … 手得 1 次，至多 … 次
test.each([
  [0.09, 0],
  [0.1, 1],
  [0.3, 3],
  [0.7, 5],
])('%s lots give %s credits', (lots, credits) => {
  expect(creditsAt(NOW, [LOTS], { ...NOTHING, lots }, [])).toBe(credits);
});

test('uses daily credits before earned ones, which remain', () => {
  const verified = { ...NOTHING, verified: true };
  const sources = [DAILY, VERIFIED];
  expect(creditsAt(NOW, sources, verified, [])).toBe(5);
  expect(creditsAt(NOW, sources, verified, times(2, YESTERDAY))).toBe(5);
  expect(creditsAt(NOW, sources, verified, times(4, YESTERDAY))).toBe(3);
  expect(creditsAt(NOW, sources, verified, [...times(4, YESTERDAY), ...times(3, NOW)])).toBe(0);
});

test('leaves no earned credits but all daily ones if more were used than earned', () => {
  expect(creditsAt(NOW, [VERIFIED], NOTHING, times(2, YESTERDAY))).toBe(0);
  expect(creditsAt(NOW, [DAILY, VERIFIED], NOTHING, times(4, YESTERDAY))).toBe(2);
});

test('counts credits used beyond the daily and the earned ones as owed', () => {
  const sources = [DAILY, VERIFIED];
  const verified = { ...NOTHING, verified: true };
  expect(creditsOwed(sources, NOTHING, [...times(2, YESTERDAY), ...times(2, NOW)])).toBe(0);
  expect(creditsOwed(sources, NOTHING, [...times(3, YESTERDAY), ...times(1, NOW)])).toBe(1);
  expect(creditsOwed(sources, NOTHING, [...times(3, YESTERDAY), ...times(4, NOW)])).toBe(3);
  expect(creditsOwed(sources, verified, [...times(3, YESTERDAY), ...times(4, NOW)])).toBe(0);
  expect(creditsOwed(sources, verified, [...times(5, YESTERDAY), ...times(4, NOW)])).toBe(2);
});
