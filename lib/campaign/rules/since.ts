import { type Measure, measuresOf } from '../measures';
import type { Campaign } from '../schema';
import type { RuleSentences } from './rule-sentences';

const NAMES: Record<Measure, string> = { 'first-deposit': '首次入金', deposit: '累计入金', lots: '平仓手数' };

/** From when on deposits and trades count, as the server counts them. */
export function sinceRules(campaign: Campaign): RuleSentences {
  const measured = measuresOf(campaign);
  const names = (Object.keys(NAMES) as Measure[]).filter((measure) => measured.has(measure)).map((key) => NAMES[key]);
  return names.length === 0 ? {} : { 活动内容: [sinceRule(names.join('、'), campaign)] };
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
