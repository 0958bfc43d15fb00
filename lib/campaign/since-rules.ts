import { type Measure, measuresOf } from './measures';
import { withItems } from './rule-items';
import type { Campaign, Rule } from './schema';

/** The heading of the rules about when deposits and trades count. */
const WHAT = '活动内容';

const NAMES: Record<Measure, string> = { 'first-deposit': '首次入金', deposit: '累计入金', lots: '平仓手数' };

/** Adds to the rules from when on deposits and trades count, as the server counts them. */
export function withSinceRules(campaign: Campaign): Campaign {
  const measured = measuresOf(campaign);
  const names = (Object.keys(NAMES) as Measure[]).filter((measure) => measured.has(measure)).map((key) => NAMES[key]);
  if (names.length === 0) return campaign;
  const said = [sinceRule(names.join('、'), campaign)];
  const add = (rule: Rule) => withItems(rule, WHAT, said);
  return { ...campaign, rules: campaign.rules.map(add) };
}

/** A campaign with a beginning counts nothing before it; without one the account's whole history counts. */
function sinceRule(names: string, { activities, period }: Campaign): string {
  if (activities.some((activity) => activity.kind === 'invite')) return `好友的${names}自其账户开立起计算。`;
  if (activities.find((activity) => activity.kind === 'tiers')?.term) {
    return `${names}按当月计算；开户或活动开始在月中的，自该时间起计算。`;
  }
  if (period) return `${names}自活动开始起计算，此前的不计入。`;
  return `${names}自账户开立起计算；活动另行公布开始时间的，自该时间起计算，此前的不计入。`;
}
