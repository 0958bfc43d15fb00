/** The states of rewards in words, the same for visitors, support and office. */
export const REWARD_STATE_WORDS = {
  held: '审核中',
  given: '待发放',
  paid: '已到账',
  void: '已作废',
  unverified: '待实名',
  claimed: '待生效',
  'in-force': '可使用',
  used: '已使用',
  expired: '已过期',
} as const;

/** What operators did with rewards, in words. */
export const REWARD_CHANGE_WORDS = {
  given: '发放',
  paid: '支付',
  void: '作废',
  reversed: '追回',
  reopened: '恢复领取',
  compensated: '赔付',
} as const;

/** A reward's state, whether it waits until its account is verified, and the state of its coupon if it is one. */
interface ShownReward {
  state: 'held' | 'given' | 'paid' | 'void';
  unverified?: true | undefined;
  coupon?: { state: 'held' | 'claimed' | 'in-force' | 'used' | 'expired' } | null | undefined;
}

/** The state that visitors see of a reward. */
export function shownState({ state, unverified, coupon }: ShownReward): keyof typeof REWARD_STATE_WORDS {
  if (state !== 'void' && coupon) return coupon.state;
  return unverified ? 'unverified' : state;
}
