import { defineWords, sentence } from '../common/define-words';

export const words = defineWords({
  sentences: {
    not_signed_in: sentence(
      'You are not signed in, or your session has expired (30 minutes after its last use, 8 hours after it began): npm run ops -- sign-in <name>',
      '您尚未登录，或会话已过期（闲置 30 分钟，或登录满 8 小时）。',
    ),
    may_not_show: sentence<{ roles: string }>(
      ({ roles }) => `Your roles (${roles}) do not allow you to see this customer's personal data whole.`,
      ({ roles }) => `您的角色（${roles}）不能查看此客户的完整个人信息。`,
    ),
    factor_needed: sentence<{ minutes: number }>(
      ({ minutes }) =>
        `This needs a code of your authenticator app, or a passkey, of the last ${minutes} minutes: npm run ops -- confirm`,
      ({ minutes }) => `此操作须在 ${minutes} 分钟内用验证器的动态码或通行密钥确认过身份。`,
    ),
    factor_confirmed: sentence<{ operator: string; minutes: number }>(
      ({ operator, minutes }) => `${operator} is confirmed for ${minutes} minutes.`,
      ({ operator, minutes }) => `已确认 ${operator} 的身份，${minutes} 分钟内有效。`,
    ),
  },
  tables: {},
  operations: {
    confirm: {
      title: '确认身份',
      summary: '用验证器的动态码确认身份，五分钟内可审批、付款、查看个人信息',
      secrets: { code: '验证器的动态码' },
    },
  },
});

export const { say, operations } = words;
