import { dollars } from '../../activities/prize-text';
import type { ActivityOf } from '../../activities/schema';
import { LEAST_HOLDING } from '../lot-counting';
import type { RuleSentences } from './rule-sentences';
import { conditionWords, spaced } from './words';

type Coupon = ActivityOf<'coupon'>['coupons'][number];
type Compensation = NonNullable<Coupon['compensates']>;

/** Who gets each coupon and how often, which loss it compensates, and from when to when it is in force. */
export function couponRules({ coupons }: ActivityOf<'coupon'>): RuleSentences {
  const compensating = coupons.flatMap(({ compensates }) => compensates ?? []);
  return {
    活动内容: [
      ...coupons.map(couponRule),
      '每个账户每种限领一次；限量的领完为止，余量以页面显示为准。',
      ...(compensating.length > 0 ? lossRules(compensating) : []),
    ],
    ...(compensating.length > 0 && { 领取方式: ['最迟须在券到期前提出申请；到期前已提出、核对中的，不受到期影响。'] }),
    有效期: [...coupons.map(validityRule), '到期未用的自动作废，不补发、不折现。'],
  };
}

function couponRule({ label, face, condition, stock, compensates }: Coupon): string {
  const limited = stock === null ? '' : '，限量';
  const use = compensates
    ? `；补${compensates.only === 'first' ? '生效后开仓的头一笔' : '一笔'}亏损平仓的${partWords(compensates)}，至多 ${dollars(face)}`
    : '';
  return `${label} ${dollars(face)}：${spaced(conditionWords(condition))}后可领${limited}${use}。`;
}

function partWords({ share }: Compensation): string {
  return share === 100 ? '实际亏损' : ` ${share}%`;
}

const SYMBOL_NAMES: Record<string, string> = { XAUUSD: '伦敦金', XAGUSD: '伦敦银' };

/** Which trades coupons are for; an operator checks them before paying one. */
function lossRules(compensations: readonly Compensation[]): string[] {
  const symbols = [...new Set(compensations.flatMap((one) => one.symbols))];
  const names = symbols.map((symbol) => SYMBOL_NAMES[symbol] ?? symbol).join('或');
  return [
    `一张券对应一笔亏损平仓的${names}交易，开仓与平仓均须在券的有效期内；一笔亏损单只可使用一张券，不叠加。`,
    `持仓不足 ${LEAST_HOLDING} 分钟的交易不适用。`,
  ];
}

function validityRule({ label, inForceAfterHours, validDays }: Coupon): string {
  return inForceAfterHours > 0
    ? `${label}领取 ${inForceAfterHours} 小时后生效，自生效起 ${validDays} 天内有效。`
    : `${label}自领取起 ${validDays} 天内有效。`;
}
