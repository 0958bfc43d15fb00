import { prizeText } from '../../activities/prize-text';
import type { ActivityOf } from '../../activities/schema';
import type { RuleSentences } from './rule-sentences';

/** When a quiz can be answered, how often and how fast, and what right answers give. */
export function quizRules({ quiz, secondsPerQuestion, prizes, terms }: ActivityOf<'quiz'>): RuleSentences {
  const past = terms === 'all' ? '往期题目' : '上一期题目';
  const rewards = prizes.map(({ right, prize }) => `答对 ${right} 题得 ${prizeText(prize)}`);
  return {
    '活动时间(GMT+8)': ['每周一期，周一 00:00 开始，周日 24:00 截止（北京时间），每期换题。'],
    活动内容: [
      `每期 ${quiz.questionsPerTerm} 题，均为单选，逐题作答；选定后即揭晓对错与解析，不可修改。`,
      secondsPerQuestion === undefined
        ? '作答不限时。中途离开，下次从未答的一题继续，本期截止前有效。'
        : `每题限时 ${secondsPerQuestion} 秒，由服务器从点击开始计时；超时按未答对计，计时不因刷新或离开而暂停。`,
      ...(terms === 'current' ? ['本页只列当期的成绩。'] : []),
      `${past}未登录也可以练习，不计成绩，也不发奖励。`,
    ],
    奖励说明: [`按本期答对题数发放，取达到的较高一档，不叠加：${rewards.join('，')}。`],
    领取方式: ['答完本期最后一题，达到题数的奖励即记入“我的奖励”，无需申请。'],
  };
}
