import {
  ACCOUNT_NAME_MAX,
  firstFault,
  INVITE_CODE_MAX,
  inviteCodeRules,
  MOBILE_LENGTH,
  mobileRules,
  PASSWORD_MAX,
  passwordRules,
  SMS_CODE_LENGTH,
  smsCodeRules,
} from '../contract/field-rules';
import { MOBILE_PATTERN } from '../contract/patterns';
import { cleanCode, cleanMobile, hasLetters } from '../typing/digits';
import { plainText } from '../typing/plain-text';
import { cleanInviteCode } from './invite-code';

/** A clause that a registration accepts. */
export interface ConsentDocument {
  slug: string;
  title: string;
  /** The version that is shown and accepted, such as `1.2`. */
  version: string;
  /** Path of the clause page, with the base path. */
  href: string;
}

/** Clauses with their versions in the format of the calls: `slug@version`, separated by commas. */
export function agreementsOf(documents: readonly Pick<ConsentDocument, 'slug' | 'version'>[]): string {
  return documents.map(({ slug, version }) => `${slug}@${version}`).join();
}

/** The fields of the registration form, in the order in which they are shown and checked. */
export const REGISTRATION_FIELDS = ['mobile', 'code', 'password', 'invitecode'] as const;
export type RegistrationField = (typeof REGISTRATION_FIELDS)[number];
/** Every field of the forms that open an account or log in to one. */
export type AccountField = RegistrationField | 'account' | 'currentPassword';
/** What the visitor typed; without `password` where the form has no such field. */
export type RegistrationValues = Record<Exclude<RegistrationField, 'password'>, string> & { password?: string };
/** Everything that the registration form checks, in reading order. */
export const REGISTRATION_ORDER = [...REGISTRATION_FIELDS, 'agreements'] as const;
/** Messages by field; `agreements` belongs to the consent. */
export type RegistrationErrors = Partial<Record<RegistrationField | 'agreements', string>>;

/** Most characters per field, in UTF-16 units. */
export const MAX_LENGTH: Record<AccountField, number> = {
  mobile: MOBILE_LENGTH,
  code: SMS_CODE_LENGTH,
  password: PASSWORD_MAX,
  invitecode: INVITE_CODE_MAX,
  account: ACCOUNT_NAME_MAX,
  currentPassword: PASSWORD_MAX,
};

const RULES = { mobile: mobileRules, code: smsCodeRules, password: passwordRules, invitecode: inviteCodeRules };
const AGREE_FIRST = '请先阅读并同意协议';

/**
 * Cleans a text, however it came into its field, and then limits it: a number loses what is no digit, its country code
 * and its trunk zero, a code what is no digit, an invite code what is around it, and an account name invisible
 * characters and blanks; a mobile number as an account name is cleaned as one. A password is only limited.
 */
export function cleanValue(field: AccountField, raw: string): string {
  const max = MAX_LENGTH[field];
  if (isPassword(field)) return raw.slice(0, max);
  // Normalising is not linear in time; characters after the first ones cannot matter.
  const text = plainText(raw.slice(0, MAX_LENGTH.account));
  switch (field) {
    case 'mobile':
      return cleanMobile(text).slice(0, max);
    case 'code':
      return cleanCode(text).slice(0, max);
    case 'account':
      return accountMobile(text) ?? text.replace(/\s/g, '').replace(/。/g, '.').slice(0, max);
    case 'invitecode':
      return cleanInviteCode(text);
  }
}

/** The mobile number in an account name, which may have words around it, but no letters of an e-mail address. */
function accountMobile(text: string): string | undefined {
  const mobile = cleanMobile(text);
  return MOBILE_PATTERN.test(mobile) && !hasLetters(text) ? mobile : undefined;
}

/** Whether a field holds a password. */
export function isPassword(field: string): field is 'password' | 'currentPassword' {
  return field === 'password' || field === 'currentPassword';
}

/** The error message of the contract's rule, or `undefined`. */
export function checkField(field: RegistrationField, value: string): string | undefined {
  return firstFault(RULES[field], value);
}

/** All errors of the form; empty if it can be sent. */
export function checkRegistration(values: RegistrationValues, agreed: boolean): RegistrationErrors {
  const errors: RegistrationErrors = {};
  for (const field of REGISTRATION_FIELDS) {
    const value = values[field];
    const message = value !== undefined && checkField(field, value);
    if (message) errors[field] = message;
  }
  if (!agreed) errors.agreements = AGREE_FIRST;
  return errors;
}
