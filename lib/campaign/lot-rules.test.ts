import byLots from '@/campaigns/trade-cash-back';
import { withLotRules } from './lot-rules';
import { type Campaign, RULE_HEADINGS } from './schema';

const rules = RULE_HEADINGS.map((heading) => ({ heading, items: ['写明。'] }));
const campaign = (lots?: Campaign['lots']): Campaign => ({ ...byLots, rules, lots });

test.each([
  [undefined, '持仓不足 5 分钟的交易不计入。'],
  [{ shortShare: 0 }, '持仓不足 5 分钟的交易不计入。'],
  [{ shortShare: 0.2 }, '持仓不足 5 分钟的交易，至多计入累计手数的 20%。'],
])('adds how short trades count where lots decide: %j', (lots, said) => {
  expect(withLotRules(campaign(lots)).rules).toEqual(
    rules.map((rule) => (rule.heading === '手数计算' ? { ...rule, items: ['写明。', said] } : rule)),
  );
});

test('adds nothing where lots decide nothing', () => {
  const without = { ...campaign(), activities: [] };
  expect(withLotRules(without).rules).toEqual(rules);
});
