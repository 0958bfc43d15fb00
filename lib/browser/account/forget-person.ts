import { removeStored, type StorageKey } from '../storage/storage';

/**
 * Personal data in the browser's storage: typed text, a number waiting for its code, and account data that was shown.
 */
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

/** Removes all personal data from this browser, except the session itself. */
export function forgetPerson(): void {
  for (const key of PERSONAL_KEYS) removeStored(key);
}
