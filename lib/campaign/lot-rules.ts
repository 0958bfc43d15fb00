import type { Condition } from '../activities/condition';
import type { CreditSource } from '../activities/credits';
import type { Activity } from '../activities/schema';
import { LEAST_HOLDING, type LotCounting, USUAL_COUNTING } from './lot-counting';
import { withItems } from './rule-items';
import type { Campaign, Rule } from './schema';

/** The heading under which it is said which lots count. */
const LOTS = '手数计算';

/** A campaign whose rules also say what of short trades counts, where lots decide what is given, out of what the server reads. */
export function withLotRules(campaign: Campaign): Campaign {
  if (!campaign.activities.some(countsLots)) return campaign;
  const said = [holdingRule(campaign.lots)];
  const add = (rule: Rule) => withItems(rule, LOTS, said);
  return { ...campaign, rules: campaign.rules.map(add) };
}

/** What counts of trades that were held for less than {@link LEAST_HOLDING} minutes, as rules say it. */
function holdingRule({ shortShare }: LotCounting = USUAL_COUNTING): string {
  if (shortShare === 0) return `持仓不足 ${LEAST_HOLDING} 分钟的交易不计入。`;
  return `持仓不足 ${LEAST_HOLDING} 分钟的交易，至多计入累计手数的 ${shortShare * 100}%。`;
}

/** Whether lots decide anything that an activity gives. */
function countsLots(activity: Activity): boolean {
  switch (activity.kind) {
    case 'cashback':
      return true;
    case 'tiers':
      return activity.measure === 'lots';
    case 'tasks':
      return activity.tasks.some(({ condition }) => isTrade(condition));
    case 'coupon':
      return activity.coupons.some(({ condition }) => isTrade(condition));
    case 'invite':
      return isTrade(activity.condition);
    case 'points':
      return activity.earn.some((earned) => earned.by === 'condition' && isTrade(earned.condition));
    case 'wheel':
      return activity.credits.some(isOfLots);
    case 'treasure':
      return (
        activity.credits.some(isOfLots) ||
        activity.boxes.some(({ unlock }) => unlock.by === 'condition' && isTrade(unlock.condition))
      );
    case 'quiz':
    case 'predict':
    case 'signin':
    case 'redpacket':
      return false;
  }
}

function isTrade({ type }: Condition): boolean {
  return type === 'trade';
}

function isOfLots(source: CreditSource): boolean {
  return source.from === 'lots' || (source.from === 'condition' && isTrade(source.condition));
}
