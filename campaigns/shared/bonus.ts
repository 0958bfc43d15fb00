interface BonusTerms {
  /** Days for which a bonus holds, and dollars of it that one closed lot converts into a balance. */
  days: number;
  perLot: number;
}

/** How a bonus is used and until when, as rules say it. */
export function bonusTerms({ days, perLot }: BonusTerms) {
  return {
    rewards: [
      '赠金以美元计入交易账户，可作保证金使用，不可直接出金或转让。',
      `自存入之日起 ${days} 天内，每平仓 1 手，其中 $${perLot} 转为可出金余额，直至转完；用赠金交易所得的盈利不受影响。`,
    ],
    valid: [`每份赠金自存入之日起 ${days} 天内有效，到期未转换的部分自动收回，不影响自有资金。`],
  };
}
