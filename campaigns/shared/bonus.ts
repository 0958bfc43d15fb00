/** How closed lots convert a bonus into a balance. */
export const TURNS =
  '自存入之日起 {bonus.days} 天内，每平仓 {oneLot} 手，其中 {bonus.perLot} 转为可出金余额，直至转完；用赠金交易所得的盈利不受影响。';

/** How long a bonus is valid. */
export const VALID = '每份赠金自存入之日起 {bonus.days} 天内有效，到期未转换的部分自动收回，不影响自有资金。';

/** Rules of a reward that is paid as a bonus. */
export const REWARDED = ['奖励为赠金，以美元计入交易账户，可作保证金使用，不可直接出金或转让。', TURNS];

/** Rules of a bonus: how it is used, and how long it is valid. */
export const BONUS_TERMS = {
  rewards: ['赠金以美元计入交易账户，可作保证金使用，不可直接出金或转让。', TURNS],
  valid: [VALID],
};

/** When a collected reward is paid. */
export const PAID = '领取后 {payDays} 个工作日内存入交易账户；逾期未到账的，请联系在线客服并提供账号。';
