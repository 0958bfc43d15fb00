import { setPassword } from '../../contract/browser/set-password';
import { callApi } from '../http/call-api';
import { createIdempotencyKeys } from '../http/idempotency-keys';

const keys = createIdempotencyKeys();

/**
 * Sets the password of the visitor's account, which has none. Repeated after a lost answer it is the same act.
 *
 * @throws ApiError
 */
export async function setLoginPassword(password: string): Promise<void> {
  await callApi(setPassword, { password }, { idempotencyKey: keys.keyOf(password) });
}
