import type { EventName } from '@/lib/contract/tracking';
import type { DEPOSIT_STATES as DepositState } from '../../platform/database/schema/funds';
import type { BANK_CARD_STATES as CardState } from '../../platform/database/schema/identity';
import type { CONSENT_SUBJECTS as ConsentSubject } from '../../platform/database/schema/privacy';

export const CARD_STATES: Record<(typeof CardState)[number], string> = {
  submitted: '审核中',
  bound: '已绑定',
  refused: '未通过',
  removed: '已解绑',
};

export const CONSENTS: Record<(typeof ConsentSubject)[number], string> = {
  registration: '开户',
  identity: '实名认证',
  'bank-card': '绑定银行卡',
  'cross-border': '境外存储',
};

export const DEVICES: Readonly<Record<string, string>> = { ios: 'iPhone 或 iPad', mobile: '手机', desktop: '电脑' };

export const DEPOSIT_STATES: Record<(typeof DepositState)[number], string> = {
  pending: '处理中',
  settled: '已到账',
  failed: '未成功',
};

export const EVENTS: Record<EventName, string> = { z1: '访问页面', rr2: '填写手机号', rr3: '获取验证码', rr5: '开户' };
