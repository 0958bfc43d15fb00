import type { Rule } from '@/lib/campaign/schema';

/** What describes a campaign, by heading. What limits follows from its other fields, see `lib/campaign/rules/`. */
interface OwnRules {
  time?: string[];
  who?: string[];
  what?: string[];
  rewards?: string[];
  claim?: string[];
  lots?: string[];
  valid?: string[];
  disqualified?: string[];
  risk?: string[];
}

/** What the trading platform does with a bonus that is not yet converted. */
export const WITHDRAWN = '转为可出金余额之前申请出金的，尚未转换的赠金随出金扣除。';

/** A set of rules in the order in which every campaign has them. */
export function rulesOf(own: OwnRules): Rule[] {
  return [
    { heading: '活动时间(GMT+8)', items: own.time ?? [] },
    { heading: '活动对象', items: own.who ?? [] },
    { heading: '活动内容', items: own.what ?? [] },
    { heading: '奖励说明', items: own.rewards ?? [] },
    { heading: '领取方式', items: own.claim ?? [] },
    { heading: '手数计算', items: own.lots ?? [] },
    { heading: '有效期', items: own.valid ?? [] },
    { heading: '取消资格情形', items: own.disqualified ?? [] },
    { heading: '风险提示', items: own.risk ?? [] },
  ];
}
