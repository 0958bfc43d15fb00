import * as z from 'zod/mini';
import { defineCall } from './call';
import { success } from './envelope';
import { appCode, clientId, currentPassword, mobile, password, smsCode } from './fields';
import { ACCOUNT_PATTERN, TOKEN_PATTERN } from './patterns';

/**
 * Sets the password of an account that was opened by code. Only a session that was opened within the past five minutes, as long as a code may be used, may, and as
 * the account has no password yet, an SMS code has opened it: an older one is refused with `reauthentication_required`, and an
 * account that has a password with `already_done`. Send an `Idempotency-Key` header: the same key and password return the first
 * answer again.
 *
 * Every new password, of a registration too, is refused with a sentence at its field where it is known to be common or leaked,
 * or made of the account's own numbers or the brand's name.
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

/**
 * Changes the account's password by the one that it has; a wrong one is a fault of `currentPassword` and counts as a failed login
 * does. Every other session of the account ends. Send an `Idempotency-Key` header: the same key and passwords return the first
 * answer again.
 */
export const changePassword = defineCall({
  method: 'POST',
  path: '/apis/web/account/changePassword',
  encoding: 'form',
  auth: 'required',
  summary: 'Changes the password by the present one.',
  request: z.object({ currentPassword, password }),
  response: success(z.object({ hasPassword: z.literal(true) })),
});

/**
 * Sets a new password by SMS code, whose purpose is `password`, whether it was forgotten or is to be changed, or there is none yet.
 * Every session of the account ends, the one that asks as well, and `token` is a new one. Only the number's owner learns, by
 * `not_found`, that it has no account. With the session of another account it is refused as a fault of `mobile`. Send an
 * `Idempotency-Key` header: the same key and form return the first answer again.
 */
export const resetPassword = defineCall({
  method: 'POST',
  path: '/apis/web/account/resetPassword',
  encoding: 'form',
  auth: 'optional',
  summary: 'Sets a new password by SMS code.',
  request: z.object({
    mobile,
    code: smsCode,
    password,
    appcode: z.optional(appCode),
    clientid: z.optional(clientId),
  }),
  response: success(
    z.object({
      account: z.string().check(z.regex(ACCOUNT_PATTERN)),
      token: z.string().check(z.regex(TOKEN_PATTERN)),
    }),
  ),
});
