import { dollars, figure } from '../../activities/prize-text';
import type { Campaign } from '../schema';
import type { RuleSentences } from './rule-sentences';

/** What a bonus can be used for, how closed lots convert it, and how long it is valid, as the trading platform does it. */
export function bonusRules({ bonus }: Campaign): RuleSentences {
  if (!bonus) return {};
  return {
    奖励说明: ['赠金以美元计入交易账户，可作保证金使用，不可直接出金或转让。', conversionRule(bonus)],
    有效期: [validityRule(bonus)],
  };
}

/** How closed lots convert a bonus into a balance. */
export function conversionRule(bonus: NonNullable<Campaign['bonus']>): string {
  const converts =
    'perLot' in bonus
      ? `每平仓 1 手，其中 ${dollars(bonus.perLot)} 转为可出金余额，直至转完`
      : `累计平仓满 ${figure(bonus.lots)} 手，该份赠金转为可出金余额`;
  return `自每份赠金存入之日起 ${bonus.days} 天内，${converts}；用赠金交易所得的盈利不受影响。`;
}

/** How long a bonus is valid. */
function validityRule({ days }: NonNullable<Campaign['bonus']>): string {
  return `每份赠金自存入之日起 ${days} 天内有效，到期未转换的部分自动收回，不影响自有资金。`;
}
