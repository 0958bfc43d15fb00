import { LEAST_HOLDING, type LotCounting, USUAL_COUNTING } from './lot-counting';
import { measuresOf } from './measures';
import { withItems } from './rule-items';
import type { Campaign, Rule } from './schema';

/** The heading under which it is said which lots count. */
const LOTS = '手数计算';

/** A campaign whose rules also say what of short trades counts, where lots decide what is given, out of what the server reads. */
export function withLotRules(campaign: Campaign): Campaign {
  if (!measuresOf(campaign).has('lots')) return campaign;
  const said = [holdingRule(campaign.lots)];
  const add = (rule: Rule) => withItems(rule, LOTS, said);
  return { ...campaign, rules: campaign.rules.map(add) };
}

/** What counts of trades that were held for less than {@link LEAST_HOLDING} minutes, as rules say it. */
function holdingRule({ shortShare }: LotCounting = USUAL_COUNTING): string {
  if (shortShare === 0) return `持仓不足 ${LEAST_HOLDING} 分钟的交易不计入。`;
  return `持仓不足 ${LEAST_HOLDING} 分钟的交易，至多计入累计手数的 ${shortShare * 100}%。`;
}
