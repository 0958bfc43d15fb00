import type { Rule } from '@/lib/campaign/schema';

/** A campaign's rules by heading; a heading that is left out has the common rules. */
interface OwnRules {
  time: string[];
  who: string[];
  what: string[];
  rewards: string[];
  claim: string[];
  lots?: string[];
  valid: string[];
  /** After the common cases. */
  disqualified?: string[];
  /** Before the common warning. */
  risk?: string[];
}

/** The campaign runs until an end is announced. */
export const OPEN_ENDED = [
  '本活动自本页发布之日起开放，每日 {dayStart} 至 {dayEnd}（北京时间）均可参加。',
  '如需结束，将至少提前 {noticeDays} 日在本页公布截止时间；截止前已达成的奖励，仍按原规则发放。',
];

const LOTS = [
  '一手伦敦金为 {goldOunces} 盎司，一手伦敦银为 {silverOunces} 盎司；不足一手的按实际手数累计，精确到 {minLots} 手。',
  '一笔交易以平仓计入，开仓与平仓合计为一次；持仓不足 {leastHolding} 分钟的交易不计入。',
];

const DISQUALIFIED = [
  '使用虚假资料，或以他人名义开户、参加。',
  '以多个账户重复领取，或由多人共用银行卡集中领取。',
  '利用报价延迟、系统故障等非正常手段获利或取得奖励。',
  '经核实存在上述情形的，取消资格并收回尚未使用的奖励；客户可在 {reviewDays} 日内提交说明，申请复核。',
];

const RISK = [
  '奖励不构成对收益的承诺，也不会降低交易本身的风险。保证金交易带有杠杆，亏损可能超过本金。',
  '是否参加、以多大规模交易，请根据自身的财务状况与风险承受能力决定。',
  '本活动由{company}举办。对规则有疑问的，可联系在线客服。',
];

/** A complete set of rules in the order in which every campaign has them. */
export function rulesOf({
  time,
  who,
  what,
  rewards,
  claim,
  lots,
  valid,
  disqualified = [],
  risk = [],
}: OwnRules): Rule[] {
  return [
    { heading: '活动时间(GMT+8)', items: time },
    { heading: '活动对象', items: who },
    { heading: '活动内容', items: what },
    { heading: '奖励说明', items: rewards },
    { heading: '领取方式', items: claim },
    { heading: '手数计算', items: lots ?? LOTS },
    { heading: '有效期', items: valid },
    { heading: '取消资格情形', items: [...DISQUALIFIED, ...disqualified] },
    { heading: '风险提示', items: [...risk, ...RISK] },
  ];
}
