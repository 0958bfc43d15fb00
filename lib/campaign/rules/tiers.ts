import { dollars, figure } from '../../activities/prize-text';
import type { ActivityOf } from '../../activities/schema';
import type { RuleSentences } from './rule-sentences';

type Tiers = ActivityOf<'tiers'>;

/** For each measure: how a tier is called, what counts, and how a higher tier is paid where more can count later. */
const MEASURES: Record<Tiers['measure'], { rung: (from: number) => string; basis: string; higher: string }> = {
  'first-deposit': {
    rung: (from) => `首次入金满 ${dollars(from)}`,
    basis: '以首次到账的那一笔入金为准，之后的入金不计入',
    higher: '',
  },
  deposit: {
    rung: (from) => `累计入金满 ${dollars(from)}`,
    basis: '以已到账的入金合计为准，处理中的不计入',
    higher: '；升档后补发差额',
  },
  lots: {
    rung: (from) => `平仓满 ${figure(from)} 手`,
    basis: '以已平仓的手数合计为准，尚未平仓的不计入',
    higher: '；升档后补发差额',
  },
};

/** What each tier gives, what counts for it, and until when a month's reward is collected. */
export function tiersRules({ measure, tiers, plain = [], unit, term, ranking, title }: Tiers): RuleSentences {
  const { rung, basis, higher } = MEASURES[measure];
  const reward = (amount: number) => (unit === 'usd' ? dollars(amount) : `${figure(amount)} USDT`);
  const rungs = tiers.map(({ from, reward: amount }) => {
    const usual = plain.findLast((lower) => lower.from <= from);
    return `${rung(from)}，得 ${reward(amount)}${usual ? `（平时为 ${reward(usual.reward)}）` : ''}`;
  });
  return {
    ...(term && {
      '活动时间(GMT+8)': ['按自然月（北京时间）计算：每月 1 日 00:00 起重新累计，上月的数额不带入下月。'],
    }),
    活动内容: [
      `${rungs.join('；')}。`,
      `${basis}。各档为该档总额，不与低档累加${higher}。`,
      ...(ranking ? ['名次不另设奖，奖励只按各人自己达到的档位发放。'] : []),
    ],
    领取方式: [
      `登录本页，在“${title}”中点击领取，系统按账户的真实记录核对，无需上传凭证。`,
      ...(term ? ['当月达到的档位须在当月最后一日 24:00（北京时间）前领取，逾期不补；活动结束的当月除外。'] : []),
    ],
  };
}
