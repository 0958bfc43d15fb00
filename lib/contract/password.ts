import * as z from 'zod/mini';
import { defineCall } from './call';
import { success } from './envelope';
import { appCode, clientId, currentPassword, mobile, password, smsCode } from './fields';
import { ACCOUNT_PATTERN, TOKEN_PATTERN } from './patterns';

/**
 * Sets the password of an account that was opened by code. Only a session opened within the past five minutes, the
 * lifetime of a code, may do this; because the account has no password yet, an SMS code opened that session. An older
 * session is rejected with `reauthentication_required`, an account with a password with `already_done`. Send an
 * `Idempotency-Key` header: the same key and password return the first answer again.
 *
 * Every new password, also in a registration, is rejected with a sentence at its field if it is known to be common or
 * leaked, or consists of the account's own numbers or the brand's name.
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
 * Changes the account's password, given the current one. A wrong current password is an error at `currentPassword` and
 * counts as a failed login. Every other session of the account ends. Send an `Idempotency-Key` header: the same key and
 * passwords return the first answer again.
 */
export const changePassword = defineCall({
  method: 'POST',
  path: '/apis/web/account/changePassword',
  encoding: 'form',
  auth: 'required',
  summary: 'Changes the password, given the current one.',
  request: z.object({ currentPassword, password }),
  response: success(z.object({ hasPassword: z.literal(true) })),
});

/**
 * Sets a new password by SMS code with the purpose `password`: for a forgotten password, for a change, or if there is
 * none yet. Every session of the account ends, including the caller's, and `token` is a new one. Only the number's
 * owner can learn, by `not_found`, that it has no account. With a session of another account it is rejected with an
 * error at `mobile`. Send an `Idempotency-Key` header: the same key and form return the first answer again.
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
