import * as z from 'zod/mini';
import { defineCall } from './call';
import { success } from './envelope';
import { acceptedClauses, clientId, inviteCode, mobile, password, smsCode } from './fields';
import { landingFields } from './landing';
import { LANDING_ADDRESS_MAX } from './landing-parameters';
import { ACCOUNT_PATTERN } from './patterns';

const registration = {
  mobile,
  code: smsCode,
  agreements: acceptedClauses,
  invitecode: z.optional(inviteCode),
  /** The page's URL without its token. */
  fromurl: z.string().check(z.maxLength(2048)),
  /** The URL on which an advertisement's visitor arrived, with its advertising parameters only. */
  landingurl: z.optional(z.string().check(z.maxLength(LANDING_ADDRESS_MAX))),
  clientid: clientId,
  ...landingFields,
};

/**
 * `account` is the new account number; `token` is the session that this server opens with it, so that the success page
 * needs no login. The specification promises only the account.
 */
const registered = success(
  z.object({ account: z.string().check(z.regex(ACCOUNT_PATTERN)), token: z.optional(z.string()) }),
);

/**
 * Opens an account with a password. All query parameters of the page are merged in; those outside {@link landingFields}
 * are dropped. Send an `Idempotency-Key` header: the same key and form return the first answer again.
 */
export const register = defineCall({
  method: 'POST',
  path: '/apis/web/account/register',
  encoding: 'form',
  auth: 'none',
  summary: 'Opens an account with mobile number, SMS code and password.',
  request: z.object({ ...registration, password }),
  response: registered,
});

/** Opens an account without a password; it logs in by code until one is set. Otherwise like {@link register}. */
export const registerByCode = defineCall({
  method: 'POST',
  path: '/apis/web/account/registerByCode',
  encoding: 'form',
  auth: 'none',
  summary: 'Opens an account with mobile number and SMS code.',
  request: z.object(registration),
  response: registered,
});
