import type { ActivityKind } from '../../activities/schema';
import { EVERYWHERE } from '../figures/constants';
import { type Measure, measuresOf } from '../measures';
import type { Campaign } from '../schema';
import type { RuleSentences } from './rule-sentences';

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
