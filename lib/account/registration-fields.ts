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
export function agreementsOf(documents: readonly ConsentDocument[]): string {
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

/** Most characters per field. A longer password is rejected; other values are truncated. */
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
 * Cleans typed or pasted text: a number or code keeps its digits (full-width ones too) without country code, an invite
 * code its letters and digits, an account name everything except blanks. A password stays unchanged, so that it is
 * never truncated and its errors can be shown.
 */
export function cleanValue(field: AccountField, raw: string): string {
  if (isPassword(field)) return raw;
  // Normalising is not linear in time; characters after the first ones cannot matter.
  const text = raw.slice(0, MAX_LENGTH.account);
  switch (field) {
    case 'mobile':
      return digits(text)
        .replace(/^(?:00)?86(?=1\d{10})/, '')
        .slice(0, MAX_LENGTH.mobile);
    case 'code':
      return digits(text).slice(0, MAX_LENGTH.code);
    case 'account':
      return text.normalize('NFKC').replace(/\s/g, '').slice(0, MAX_LENGTH.account);
    case 'invitecode':
      return text
        .normalize('NFKC')
        .replace(/[^A-Za-z0-9]/g, '')
        .slice(0, MAX_LENGTH.invitecode);
  }
}

/** Whether a field holds a password. */
export function isPassword(field: string): field is 'password' | 'currentPassword' {
  return field === 'password' || field === 'currentPassword';
}

/** Whether a password is longer than the limit. */
export function isTooLong(field: string, value: string): boolean {
  return isPassword(field) && value.length > MAX_LENGTH[field];
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

function digits(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '');
}
