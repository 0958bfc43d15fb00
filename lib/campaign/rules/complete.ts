import type { Activity, ActivityKind } from '../../activities/schema';
import { EVERYWHERE } from '../figures/constants';
import { type Measure, measuresOf } from '../measures';
import type { Campaign, Rule } from '../schema';
import { NOTICE_DAYS } from '../status';
import { bonusRules } from './bonus';
import { claimRules, withClaimDays } from './claim';
import { rulesOfActivity } from './kinds';
import { lotRules } from './lots';
import { participantRules } from './participants';
import type { RuleSentences } from './rule-sentences';

/** Generated sentences, with the kind of the activity whose fields decide them, if it is one activity. */
interface GeneratedRules {
  kind?: ActivityKind;
  sentences: RuleSentences;
}

/** Adds to the rules each sentence that the fields decide, after those of the definition, unless they have it already. */
export function withRules(definition: Campaign): Campaign {
  const campaign = withClaimDays(definition);
  const generated = generatedRules(campaign);
  return {
    ...campaign,
    rules: campaign.rules.map((rule) =>
      withItems(
        rule,
        generated.flatMap(({ sentences }) => sentences[rule.heading] ?? []),
      ),
    ),
  };
}

/** Every sentence that the fields of a campaign decide. `campaigns/proved-rules.test.ts` requires a test of each. */
export function generatedRules(campaign: Campaign): GeneratedRules[] {
  const ofActivities = campaign.activities.map((activity) => ({
    kind: activity.kind,
    sentences: rulesOfActivity(activity),
  }));
  const afterThem = [sinceRules, timeRules, bonusRules, claimRules, lotRules, disqualificationRules];
  return [
    { sentences: participantRules(campaign) },
    ...ofActivities,
    ...afterThem.map((rulesOf) => ({ sentences: rulesOf(campaign) })),
    { sentences: RISK_RULES },
  ];
}

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

/** When a campaign can be played, and how its end is announced. */
export function timeRules({ activities, period }: Campaign): RuleSentences {
  if (activities.length === 0) return {};
  const isOpenAllDay = period === undefined && !activities.some(hasHours);
  return {
    '活动时间(GMT+8)': [
      ...(isOpenAllDay ? ['本活动自本页发布之日起开放，每日 00:00 至 24:00（北京时间）均可参加。'] : []),
      `如需结束，将至少提前 ${NOTICE_DAYS} 日在本页公布截止时间；截止前已达成的奖励，仍按原规则发放。`,
    ],
  };
}

/** Whether an activity is closed at times, which its own rules name. */
function hasHours({ kind }: Activity): boolean {
  return kind === 'predict' || kind === 'redpacket';
}

/** What does not count of each measure. Operators decide, as for all of these rules. */
const FEIGNED: Record<Measure, string> = {
  'first-deposit': '入金后未作交易即全额出金、再次入金以求重复计算的，不计入首次入金。',
  deposit: '经核实以同一笔资金反复入金、出金的，重复的金额不计入。',
  lots: '经核实以对锁、自成交等方式虚增手数的，相应手数不计入。',
};

/** Kinds that a program could play. */
const PLAYED: readonly ActivityKind[] = ['quiz', 'predict', 'signin', 'redpacket', 'points', 'wheel', 'treasure'];

/** What costs a participant the rewards. */
export function disqualificationRules(campaign: Campaign): RuleSentences {
  const measured = measuresOf(campaign);
  return {
    取消资格情形: [
      '使用虚假资料，或以他人名义开户、参加。',
      '以多个账户重复领取，或由多人共用银行卡集中领取。',
      '利用报价延迟、系统故障等非正常手段获利或取得奖励。',
      ...(campaign.activities.some(({ kind }) => PLAYED.includes(kind)) ? ['使用脚本或程序代为参加。'] : []),
      `经核实存在上述情形的，取消资格并收回尚未使用的奖励；客户可在 ${EVERYWHERE.reviewDays.is} 日内提交说明，申请复核。`,
      ...(Object.keys(FEIGNED) as Measure[]).filter((measure) => measured.has(measure)).map((key) => FEIGNED[key]),
    ],
  };
}

/** The warning of every campaign. */
const RISK_RULES: RuleSentences = {
  风险提示: [
    '奖励不构成对收益的承诺，也不会降低交易本身的风险。保证金交易带有杠杆，亏损可能超过本金。',
    '是否参加、以多大规模交易，请根据自身的财务状况与风险承受能力决定。',
    '本活动由{company}举办。对规则有疑问的，可联系在线客服。',
  ],
};

/** Adds sentences to a rule, unless it already has them. */
export function withItems(rule: Rule, said: readonly string[]): Rule {
  return { ...rule, items: [...rule.items, ...[...new Set(said)].filter((item) => !isSaid(rule, item))] };
}

/** Whether a rule already has a sentence, alone or within an item. */
function isSaid({ items }: Rule, said: string): boolean {
  return items.some((item) => item.includes(said.replace(/。$/, '')));
}
