import { roundWords } from '@/lib/activities/predict/definition';
import { prizeText } from '../../activities/prize-text';
import type { ActivityOf } from '../../activities/schema';
import type { RuleSentences } from './rule-sentences';

type Predict = ActivityOf<'predict'>;

/** When rounds close and are answered, how often an account guesses, and what right guesses give. */
export function predictRules({ round, answer, prize, streaks }: Predict): RuleSentences {
  const text = prizeText(prize);
  return {
    '活动时间(GMT+8)': [rhythmRule(round)],
    活动内容: [
      '每个账户每期只可竞猜一次，提交后不可修改；参加不收费，也不要求入金。',
      `休市、改期、取消公布等原因没有结果的一期作废：不计对错，不发奖励${streaks.length > 0 ? '，不影响连中' : ''}。`,
    ],
    奖励说明: [
      answer.type === 'number'
        ? `每期误差由小到大的前 ${answer.winners} 个账户各得 ${text}；误差相同的，先提交者在前。`
        : `每期猜中的账户各得 ${text}，不限人数。`,
      ...streaks.map(({ length, prize: extra }) => `连中 ${length} 期，另得 ${prizeText(extra)}。`),
      ...(streaks.length > 0 ? ['没有参加的期次不打断连中，猜错后从头数起。'] : []),
    ],
    领取方式: ['结果核对后由系统结算，奖励自动记入账户，无需点击领取。'],
  };
}

function rhythmRule(round: Predict['round']): string {
  const words = roundWords(round);
  if (round.every === 'release') {
    return `每期在上一次公布后开放，下一次公布前 ${words.before}截止（北京时间 ${words.closes} 截止，${words.result} 起公布结果）。`;
  }
  if (round.every === 'month') {
    return `每月一期：1 日 00:00 开放，${words.closes} 截止，${words.result} 起公布结果（北京时间）。`;
  }
  const { every, closesAfterHours, resultAfterEndHours } = round;
  const begins = every === 'day' ? '每天一期：00:00 开放' : '每周一期：周一 00:00 开放';
  return `${begins}（北京时间），开放 ${closesAfterHours} 小时后截止，本期结束 ${resultAfterEndHours} 小时后起公布结果。`;
}
