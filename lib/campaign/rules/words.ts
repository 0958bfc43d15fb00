import type { Condition } from '../../activities/condition';
import { dollars, figure } from '../../activities/prize-text';

/** Words that Chinese follows: with a space after a figure. */
export function spaced(words: string): string {
  return /[\d%]$/.test(words) ? `${words} ` : words;
}

/** What an account has to do for a condition: `首次入金单笔满 $200`. */
export function conditionWords(condition: Condition): string {
  switch (condition.type) {
    case 'registered':
      return '开立真实账户';
    case 'verified':
      return '通过实名认证';
    case 'card':
      return '绑定本人名下的银行卡';
    case 'first-deposit':
      return `首次入金单笔满 ${dollars(condition.from)}`;
    case 'deposit':
      return `累计入金满 ${dollars(condition.from)}`;
    case 'trade':
      return `累计平仓满 ${figure(condition.from)} 手`;
  }
}
