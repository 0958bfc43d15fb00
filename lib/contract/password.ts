import * as z from 'zod/mini';
import { defineCall } from './call';
import { success } from './envelope';
import { password } from './fields';

/**
 * Sets the password of an account that was opened by code. Only a session that was opened within the past half hour may, and as
 * the account has no password yet, an SMS code has opened it: an older one is refused with `reauthentication_required`, and an
 * account that has a password with `already_done`. Send an `Idempotency-Key` header: the same key and password return the first
 * answer again.
 */
export const setPassword = defineCall({
  method: 'POST',
  path: '/apis/web/account/setPassword',
  encoding: 'form',
  auth: 'required',
  summary: 'Sets the password of an account that has none.',
  request: z.object({ password }),
  response: success(z.object({ hasPassword: z.literal(true) })),
});
