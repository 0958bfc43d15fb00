import { ACCOUNT_PATTERN, MOBILE_PATTERN } from './patterns';

/** The specification's classes of a login identifier; sent as `loginAccountType`. */
export const IDENTIFIER = { account: 0, mobile: 1, email: 2, unknown: 3 } as const;
export type IdentifierType = (typeof IDENTIFIER)[keyof typeof IDENTIFIER];

const EMAIL =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$/;
const EMAIL_MAX = 320;

/** Classifies a login identifier: an account number, a mobile number, an e-mail address or none of them. */
export function classifyIdentifier(value: string): IdentifierType {
  if (ACCOUNT_PATTERN.test(value)) return IDENTIFIER.account;
  if (MOBILE_PATTERN.test(value)) return IDENTIFIER.mobile;
  if (value.length <= EMAIL_MAX && EMAIL.test(value)) return IDENTIFIER.email;
  return IDENTIFIER.unknown;
}
