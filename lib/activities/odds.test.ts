import { outcomesSchema } from './odds';

const PRIZE = { label: '$8赠金', amount: 8, unit: 'usd' };
const outcome = (id: string, odds: number, stock: number | null = null) => ({
  id,
  label: id,
  prize: PRIZE,
  odds,
  stock,
});
const faultsOf = (outcomes: unknown) => outcomesSchema.safeParse(outcomes).error?.issues.map(({ message }) => message);

test('accepts odds that add up to the whole with at least one unlimited outcome', () => {
  const limited = [outcome('full', 1, 5), outcome('half', 2000, 9), outcome('none', 7999)];
  expect(outcomesSchema.parse(limited)).toEqual(limited);
  expect(faultsOf([outcome('full', 1), outcome('none', 9999)])).toBeUndefined();
});

test.each([
  ['too little', [outcome('full', 1, 5), outcome('none', 9998)], '中奖概率之和须为 100%，现在是 99.99%'],
  ['too much', [outcome('full', 2, 5), outcome('none', 9999)], '中奖概率之和须为 100%，现在是 100.01%'],
  ['one id twice', [outcome('full', 1, 5), outcome('full', 9999)], '编号不可重复'],
  ['no unlimited outcome', [outcome('full', 1, 5), outcome('none', 9999, 7)], '须有一项不限数量，作为奖品发完后的结果'],
])('rejects outcomes with %s', (_, outcomes, fault) => {
  expect(faultsOf(outcomes)).toEqual([fault]);
});
