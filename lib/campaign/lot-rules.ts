import { LEAST_HOLDING, type LotCounting, USUAL_COUNTING } from './lot-counting';
import { measuresOf } from './measures';
import { withItems } from './rule-items';
import type { Campaign, Rule } from './schema';

/** The heading of the rules about counting lots. */
const LOTS = '手数计算';

/** Adds to the rules how short trades count, from the field that the server reads, where lots decide what a campaign gives. */
export function withLotRules(campaign: Campaign): Campaign {
  if (!measuresOf(campaign).has('lots')) return campaign;
  const said = [holdingRule(campaign.lots)];
  const add = (rule: Rule) => withItems(rule, LOTS, said);
  return { ...campaign, rules: campaign.rules.map(add) };
}

/** The rule about positions that were open for less than {@link LEAST_HOLDING} minutes. */
function holdingRule({ shortShare }: LotCounting = USUAL_COUNTING): string {
  if (shortShare === 0) return `持仓不足 ${LEAST_HOLDING} 分钟的交易不计入。`;
  return `持仓不足 ${LEAST_HOLDING} 分钟的交易，至多计入累计手数的 ${shortShare * 100}%。`;
}
