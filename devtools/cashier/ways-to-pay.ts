import type { DEPOSIT_STATES } from '@/server/platform/database/schema/funds';

type DepositState = (typeof DEPOSIT_STATES)[number];

/** The cashier's ways to pay, one for each possible result of a payment. */
export const WAYS_TO_PAY: Readonly<Record<string, { label: string; hint: string; state: DepositState }>> = {
  card: { label: '银行卡快捷支付', hint: '立即到账', state: 'settled' },
  transfer: { label: '银行电汇', hint: '稍后到账', state: 'pending' },
  declined: { label: '余额不足的银行卡', hint: '付款失败', state: 'failed' },
};
