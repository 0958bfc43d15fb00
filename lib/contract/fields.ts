import * as z from 'zod/mini';
import { PACKAGE_CODE } from '../variant/types';
import {
  currentPasswordRules,
  inviteCodeRules,
  mobileRules,
  passwordRules,
  type Rule,
  smsCodeRules,
} from './field-rules';
import { APP_CODE_PATTERN } from './patterns';
import {
  bankNameRules,
  cardNumberRules,
  cleanBankName,
  cleanHolderName,
  holderNameRules,
  identityNumberRules,
} from './verification-rules';

/** Proof, valid for 15 minutes, that an account's holder has entered an SMS code; usable for that account only. */
export const holderGrant = z.string().check(z.minLength(1), z.maxLength(1024));

export const mobile = text(mobileRules);
export const smsCode = text(smsCodeRules);
export const password = text(passwordRules);
export const currentPassword = text(currentPasswordRules);
export const inviteCode = text(inviteCodeRules);
export const holderName = cleaned(holderNameRules, cleanHolderName);
export const identityNumber = text(identityNumberRules);
export const bankName = cleaned(bankNameRules, cleanBankName);
/** The check digit is not required, because some genuine cards have none. */
export const cardNumber = text(cardNumberRules);

/** Channel code and package code in the format of visitors' URLs. */
export const appCode = z.string().check(z.regex(APP_CODE_PATTERN));
export const packageCode = z.string().check(z.regex(PACKAGE_CODE));

/** A clause with the version that was agreed to, `slug@version`; the versions come from `agreement/info`. */
export const agreedClause = z.string().check(z.regex(/^[a-z-]{1,40}@\d{1,4}\.\d{1,4}$/));

/** Accepted clauses as `slug@version`, separated by commas; the versions come from `agreement/info`. */
export const acceptedClauses = z
  .string('请先阅读并同意协议')
  .check(z.regex(/^[a-z-]+@[0-9.]+(?:,[a-z-]+@[0-9.]+)*$/, '请先阅读并同意协议'));

/** A captcha proof: for `altcha` the base64 JSON of challenge and solution, and the challenge's nonce. */
export const captchaFields = {
  ticket: z.string().check(z.maxLength(4096)),
  randstr: z.string().check(z.maxLength(128)),
};

/** A visitor's fingerprint; empty if storage or the library failed. */
export const clientId = z.string().check(z.maxLength(64));

/** `1` if the page is in elder mode: the requested SMS code is valid for longer. */
export const elder = z.optional(z.literal('1'));

/** A string that follows the rules; any other type fails with the first rule's message. */
function text(rules: readonly Rule[]) {
  return z.string(rules[0]?.message).check(...rules.map(toCheck));
}

/** The same for the cleaned and trimmed text. */
function cleaned(rules: readonly Rule[], clean: (raw: string) => string) {
  return z.string(rules[0]?.message).check(z.overwrite(clean), z.trim(), ...rules.map(toCheck));
}

function toCheck(rule: Rule) {
  const { message } = rule;
  if ('pattern' in rule) return z.regex(rule.pattern, message);
  return 'min' in rule ? z.minLength(rule.min, message) : z.maxLength(rule.max, message);
}
