import type { ActivityOf } from '../../activities/schema';
import { creditValidity, creditWords, DRAWN, oddsWords } from './draws';
import type { RuleSentences } from './rule-sentences';

/** Where spins come from, how long they are valid, and the odds. */
export function wheelRules({ credits, segments }: ActivityOf<'wheel'>): RuleSentences {
  return {
    活动内容: [`转盘次数：${creditWords(credits)}。`, `各格概率：${oddsWords(segments)}。`, ...DRAWN],
    领取方式: ['登录本页参与，奖品即时记入“我的奖品”，无需另行申请。'],
    有效期: [`转盘${creditValidity(credits)}`],
  };
}
