import byLots from '@/campaigns/trade-cash-back';
import type { Campaign } from '../schema';
import { lotRules } from './lots';

const saidOf = (changes: Partial<Campaign>) => lotRules({ ...byLots, ...changes }).手数计算 ?? [];
const tasks = (...types: string[]) =>
  ({
    kind: 'tasks',
    tasks: types.map((type) => ({ condition: { type } })),
  }) as unknown as Campaign['activities'][number];

test.each([
  [undefined, '持仓不足 5 分钟的交易不计入；无法核实开仓时间的，不计入。'],
  [{ shortShare: 0 }, '持仓不足 5 分钟的交易不计入；无法核实开仓时间的，不计入。'],
  [{ shortShare: 0.2 }, '持仓不足 5 分钟的交易，至多计入累计手数的 20%；无法核实开仓时间的，不计入。'],
])('says how short trades count: %j', (lots, said) => {
  expect(saidOf({ lots }).at(-1)).toBe(said);
});

test('says what a lot is, unless the activity lists its own symbols', () => {
  const unit = '一手伦敦金为 100 盎司，一手伦敦银为 5,000 盎司；所有品种的手数合并累计。';
  expect(saidOf({ activities: [tasks('trade')] })[0]).toBe(unit);
  expect(saidOf({}).includes(unit)).toBe(false);
});

test('says what lots are for where rewards need none', () => {
  const bonus = { days: 30, perLot: 5 };
  expect(saidOf({ activities: [tasks('verified')], bonus })[0]).toBe(
    '领取奖励不看手数；手数只用于赠金转为可出金余额。',
  );
  expect(saidOf({ activities: [tasks('verified')], bonus: undefined })).toEqual(['领取奖励不看手数。']);
});
