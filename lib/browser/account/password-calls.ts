import type { ResetField } from '../../account/password-fields';
import { changePassword } from '../../contract/browser/change-password';
import { resetPassword } from '../../contract/browser/reset-password';
import { setPassword } from '../../contract/browser/set-password';
import { callApi } from '../http/call-api';
import { createIdempotencyKeys } from '../http/idempotency-keys';
import { readStored } from '../storage/storage';
import { storedChannel } from './registration-payload';
import { requireUnrefused } from './validate-code';

const keys = createIdempotencyKeys();

/**
 * Sets the password of the visitor's account, which has none. Repeated after a lost answer it is the same act.
 *
 * @throws ApiError
 */
export async function setLoginPassword(password: string): Promise<void> {
  await callApi(setPassword, { password }, { idempotencyKey: keys.keyOf(password) });
}

/**
 * Changes the password of the visitor's account; every other session ends. Repeated after a lost answer it is the same act.
 *
 * @throws ApiError
 */
export async function changeLoginPassword(currentPassword: string, password: string): Promise<void> {
  const fields = { currentPassword, password };
  await callApi(changePassword, fields, { idempotencyKey: keys.keyOf(fields) });
}

/**
 * Sets a new password by SMS code; every session ends. Repeated after a lost answer it is the same act.
 *
 * @returns the token of the session that is opened for it
 * @throws ApiError
 */
export async function resetLoginPassword(typed: Record<ResetField, string>): Promise<string> {
  await requireUnrefused('password', typed.mobile, typed.code);
  const { appcode } = storedChannel();
  const fields = { ...typed, ...(appcode && { appcode }), clientid: readStored('fingerprint') ?? '' };
  return (await callApi(resetPassword, fields, { idempotencyKey: keys.keyOf(fields) })).Data.token;
}
