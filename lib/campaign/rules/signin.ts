import { dollars, figure, prizeText } from '../../activities/prize-text';
import type { ActivityOf } from '../../activities/schema';
import type { RuleSentences } from './rule-sentences';

type Signin = ActivityOf<'signin'>;

const CYCLES: Record<Signin['cycle'], { name: string; begins: string; day: (day: number) => string }> = {
  week: {
    name: '周',
    begins: '周一 00:00 开始，周日 24:00 结束（北京时间）',
    day: (day) => `周${'一二三四五六日'.charAt(day - 1)}`,
  },
  month: { name: '月', begins: '1 日 00:00 开始，最后一日 24:00 结束（北京时间）', day: (day) => `${day} 日` },
};

/** When a cycle begins, what a sign-in and days in a row give, which days count double, and how missed days are made up. */
export function signinRules({ cycle, daily, doubleDays, milestones, makeUpCards }: Signin): RuleSentences {
  const { name, begins, day } = CYCLES[cycle];
  const reached = milestones.map(({ days, prize }) => `满 ${days} 天得 ${prizeText(prize)}`);
  const sum = milestones.every(({ prize }) => prize.unit === 'usd')
    ? `，一期合计至多 ${dollars(milestones.reduce((all, { prize }) => all + prize.amount, 0))}`
    : '';
  return {
    '活动时间(GMT+8)': [`每${name}一期：${begins}，连续天数与补签卡逐期重新计算。`],
    活动内容: [
      `每天可签到一次，以北京时间 00:00 为界，每次得 ${figure(daily.amount)} 积分。`,
      ...(doubleDays.length > 0
        ? [
            `每${cycle === 'week' ? '' : '月 '}${doubleDays.map(day).join('、')}为双倍日：积分双倍，签到或补签这一天都按两天计入连续天数。`,
          ]
        : []),
      `连续签到${reached.join('，')}；每期每档各发一次${sum}。`,
      '漏签一天，连续天数从头数起；已领的不收回。',
      ...(makeUpCards > 0
        ? [`每期有 ${makeUpCards} 张补签卡，可补本期内、开户之后漏签的日子；补签的一天照发当日积分，并接上连续天数。`]
        : []),
    ],
    奖励说明: ['积分即时记入积分账户，可在“积分兑换”活动页使用，不可提现或转让。'],
    领取方式: ['登录本页签到，达成的奖励自动记入“我的奖励”，无需申请。'],
    ...(makeUpCards > 0 && { 有效期: ['补签卡仅在当期有效，不结转到下一期。'] }),
  };
}
