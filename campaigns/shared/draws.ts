import type { Outcome } from '@/lib/activities/odds';

/**
 * The odds of a draw in one sentence, with a mark on limited prizes. The activity shows how many are left.
 *
 * @param list the name of the outcomes in braces, such as `wheel.segments`
 */
export function oddsText(list: string, outcomes: readonly Outcome[]): string {
  return outcomes
    .map(({ id, stock }) => `{${list}.${id}.label} {${list}.${id}.odds}${stock === null ? '' : '（限量）'}`)
    .join('，');
}

/** A prize of bonus dollars. */
export function usdOutcome(id: string, amount: number, odds: number, stock: number | null = null): Outcome {
  const label = '{amount} 赠金';
  return { id, label, odds, stock, prize: { label, amount, unit: 'usd' } };
}

/** One piece of a thing. */
export function giftOutcome(id: string, label: string, odds: number, stock: number): Outcome {
  return { id, label, odds, stock, prize: { label, amount: 1, unit: 'gift' } };
}

/** Nothing won. */
export function blankOutcome(label: string, odds: number): Outcome {
  return { id: 'blank', label, odds, stock: null, prize: null };
}

/** Rules of how the server draws. */
export const DRAWN_FAIRLY = [
  '结果由服务器以密码学随机数按公布的概率抽取，与点击的快慢、先后无关。',
  '限量奖品发完后，抽中该项的，改得奖品表中排在前面的不限量一项；剩余数量以页面显示为准。',
];

/** How customers receive the prizes of a draw. */
export const DRAW_CLAIM = [
  '登录本页参与，奖品即时记入“我的奖品”，无需另行申请。',
  '赠金在 {payDays} 个工作日内存入交易账户；逾期未到账的，请联系在线客服并提供账号。',
];

/** How customers receive gifts. */
export const GIFT_CLAIM = '实物奖品由客服在 {giftDays} 个工作日内联系核对收货地址，包邮寄出；不折现、不转让。';
