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
 * Sets the first password of the visitor's account. Safe to repeat after a lost answer.
 *
 * @throws ApiError
 */
export async function setLoginPassword(password: string): Promise<void> {
  await callApi(setPassword, { password }, { idempotencyKey: keys.keyOf(password) });
}

/**
 * Changes the account's password and ends every other session. Safe to repeat after a lost answer.
 *
 * @throws ApiError
 */
export async function changeLoginPassword(currentPassword: string, password: string): Promise<void> {
  const fields = { currentPassword, password };
  await callApi(changePassword, fields, { idempotencyKey: keys.keyOf(fields) });
}

/**
 * Sets a new password by SMS code and ends every session. Safe to repeat after a lost answer.
 *
 * @returns the token of the new session
 * @throws ApiError
 */
export async function resetLoginPassword(typed: Record<ResetField, string>): Promise<string> {
  await requireUnrefused('password', typed.mobile, typed.code);
  const { appcode } = storedChannel();
  const fields = { ...typed, ...(appcode && { appcode }), clientid: readStored('fingerprint') ?? '' };
  return (await callApi(resetPassword, fields, { idempotencyKey: keys.keyOf(fields) })).Data.token;
}
