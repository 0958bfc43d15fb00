import { loadCode } from '../http/load-code';

/** The calls of the registration form, fetched when the form is first touched or at the latest when one is made. */
export function loadRegistrationCalls() {
  return loadCode(() => import('./registration-calls'));
}
