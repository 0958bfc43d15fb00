import * as z from 'zod/mini';
import { defineCall } from './call';
import { lenient } from './envelope';
import { appCode, captchaFields, clientId, mobile, packageCode, smsCode } from './fields';

/** What a code may be used for; a code for one purpose is refused for the others. */
export const smsPurpose = z.enum(['register', 'login', 'password']);
export type SmsPurpose = z.infer<typeof smsPurpose>;

/**
 * Sends a code. Decided here: 6 digits, valid for 5 minutes, used once, bound to number, purpose, brand and
 * the address that asked for it: others who ask get codes of their own, and this one stays. It is burnt by the fifth wrong guess from the address that asked for it; all others together have three guesses, which take nothing from it. The answer is the same whether or not the number has an account.
 * Limits: one a minute, five a day and number for an address, and fifteen for all; per address and for the whole service see the server's settings.
 */
export const validateSendcode = defineCall({
  method: 'POST',
  path: '/apis/validateSendcode',
  encoding: 'form',
  auth: 'none',
  summary: 'Sends an SMS code to a mobile number.',
  request: z.object({
    v: z.optional(packageCode),
    appcode: z.optional(appCode),
    mobile,
    type: z._default(smsPurpose, 'register'),
    clientid: z.optional(clientId),
    ...captchaFields,
  }),
  response: lenient(
    z.object({
      /** Seconds until another code may be asked for. */ retryAfter: z.optional(z.int().check(z.positive())),
    }),
  ),
});

/**
 * Says whether a registration, a login or a new password by this code would be taken, without using it, so that a form can tell before its last
 * step. The spec names the call only; decided here: a wrong code counts as a guess, and who knows the code learns of the number
 * what the later call would say, `already_registered` or `not_found`.
 */
export const zkValidate = defineCall({
  method: 'POST',
  path: '/apis/web/zk/validate',
  encoding: 'form',
  auth: 'none',
  summary: 'Checks an SMS code without using it.',
  request: z.object({ mobile, code: smsCode, type: z._default(smsPurpose, 'register'), appcode: z.optional(appCode) }),
  response: lenient(z.object({ valid: z.optional(z.literal(true)) })),
});
