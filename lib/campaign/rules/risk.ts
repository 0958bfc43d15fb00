import type { RuleSentences } from './rule-sentences';

/** The warning of every campaign. */
export const RISK_RULES: RuleSentences = {
  风险提示: [
    '奖励不构成对收益的承诺，也不会降低交易本身的风险。保证金交易带有杠杆，亏损可能超过本金。',
    '是否参加、以多大规模交易，请根据自身的财务状况与风险承受能力决定。',
    '本活动由{company}举办。对规则有疑问的，可联系在线客服。',
  ],
};
