import { currentPasswordRules, firstFault, mobileRules, type Rule, smsCodeRules } from '../contract/field-rules';
import { classifyIdentifier, IDENTIFIER } from '../contract/identifier';

/** The fields of a login by SMS code, in reading order. */
export const CODE_FIELDS = ['mobile', 'code'] as const;
/** The fields of a login by password, in reading order. */
export const PASSWORD_FIELDS = ['account', 'currentPassword'] as const;
export type LoginField = (typeof CODE_FIELDS)[number] | (typeof PASSWORD_FIELDS)[number];

const RULES: Record<LoginField, readonly Rule[]> = {
  mobile: mobileRules,
  code: smsCodeRules,
  account: [{ min: 1, message: '请输入交易账号、手机号或邮箱' }],
  currentPassword: currentPasswordRules,
};

/** Message that explains why the value cannot be sent, or `undefined`. It never says whether the account exists. */
export function checkLoginField(field: LoginField, value: string): string | undefined {
  const fault = firstFault(RULES[field], value);
  if (fault || field !== 'account' || classifyIdentifier(value) !== IDENTIFIER.unknown) return fault;
  return '请输入正确的交易账号、手机号或邮箱';
}
