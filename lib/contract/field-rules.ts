import { MOBILE_PATTERN } from './patterns';

/** A rule for a text, with the Chinese sentence for a text that breaks it. Lengths are in UTF-16 units. */
export type Rule = { message: string } & ({ min: number } | { max: number } | { pattern: RegExp });

export const MOBILE_LENGTH = 11;
export const SMS_CODE_LENGTH = 6;
export const PASSWORD_MIN = 8;
/** The same for registration and login, so that every accepted password can log in. */
export const PASSWORD_MAX = 128;
export const INVITE_CODE_MIN = 4;
export const INVITE_CODE_MAX = 12;
/** A login's account field: an account number, a mobile number or an e-mail address. */
export const ACCOUNT_NAME_MAX = 320;

/**
 * The rules of the visitor's input fields, in the order in which errors are reported. The contract's schemas are built
 * from them in `fields.ts`, apart from this file so that pages with forms do not load the schema library.
 */
export const mobileRules: readonly Rule[] = [
  { min: 1, message: '请输入手机号码' },
  { pattern: MOBILE_PATTERN, message: `请输入正确的${MOBILE_LENGTH}位手机号` },
];
export const smsCodeRules: readonly Rule[] = [
  { min: 1, message: '请输入验证码' },
  { pattern: new RegExp(`^\\d{${SMS_CODE_LENGTH}}$`), message: `请输入${SMS_CODE_LENGTH}位数字验证码` },
];
/** A longer password is rejected with a sentence: a truncated one would not log in. */
export const PASSWORD_TOO_LONG = `密码最长${PASSWORD_MAX}位，请缩短后再填`;
const passwordBound: Rule = { max: PASSWORD_MAX, message: PASSWORD_TOO_LONG };
/** An account's existing password. */
export const currentPasswordRules: readonly Rule[] = [{ min: 1, message: '请输入登录密码' }, passwordBound];
/** Any characters are allowed; the server rejects common passwords. */
export const passwordRules: readonly Rule[] = [
  { min: 1, message: '请设置登录密码' },
  { min: PASSWORD_MIN, message: `密码至少${PASSWORD_MIN}位` },
  passwordBound,
];
/** An inviter's code, a public alias of an account number: letters and digits. Empty means none. */
export const inviteCodeRules: readonly Rule[] = [
  { pattern: new RegExp(`^(?:[A-Za-z0-9]{${INVITE_CODE_MIN},${INVITE_CODE_MAX}})?$`), message: '请输入正确的邀请码' },
];

/** The message of the first rule that a text breaks, or `undefined`. */
export function firstFault(rules: readonly Rule[], text: string): string | undefined {
  return rules.find((rule) => !obeys(text, rule))?.message;
}

function obeys(text: string, rule: Rule): boolean {
  if ('pattern' in rule) return rule.pattern.test(text);
  return 'min' in rule ? text.length >= rule.min : text.length <= rule.max;
}
