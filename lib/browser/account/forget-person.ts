import { removeStored, type StorageKey } from '../storage/storage';

/** What pages keep in the browser of who uses it: what was typed, a number that waits for its code, what was shown of the account. */
const PERSONAL_KEYS: readonly StorageKey[] = [
  'acceptedAgreements',
  'openedAccount',
  'personalEvents',
  'smsCountdown',
  'smsLoginCountdown',
  'smsPasswordCountdown',
  'socketToken',
  'typedDialog',
  'typedFields',
  'typedMobile',
];

/** Forgets on this browser whatever is kept of a person but for the session itself. */
export function forgetPerson(): void {
  for (const key of PERSONAL_KEYS) removeStored(key);
}
