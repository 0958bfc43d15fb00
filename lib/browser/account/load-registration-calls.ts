import { loadCode } from '../http/load-code';

/**
 * The calls of the registration form, loaded when the visitor first touches the form, at the latest for the first call.
 */
export function loadRegistrationCalls() {
  return loadCode(() => import('./registration-calls'));
}
