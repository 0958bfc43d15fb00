import * as z from 'zod/mini';
import { defineCall } from './call';
import { lenient } from './envelope';
import { appCode, captchaFields, clientId, elder, mobile, packageCode, smsCode } from './fields';

/** Purposes of a code; a code for one purpose is rejected for the others. */
export const smsPurpose = z.enum(['register', 'login', 'password']);
export type SmsPurpose = z.infer<typeof smsPurpose>;

/**
 * Sends a code. Decided here: 6 digits, valid for 5 minutes, or for 15 if requested in elder mode, used once, bound to number, purpose, brand and the IP
 * address of the request. Requests from other addresses get their own codes, and this one stays valid. Five wrong
 * guesses from the requesting address invalidate it; all other addresses together have three guesses, which do not
 * count against it. The answer is the same whether or not the number has an account. Limits: one per minute; per number
 * and day five from one address and fifteen in total; limits per address and for the whole service are in the server's
 * settings.
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
    elder,
    ...captchaFields,
  }),
  response: lenient(
    z.object({
      /** Seconds until another code may be requested. */ retryAfter: z.optional(z.int().check(z.positive())),
    }),
  ),
});

/**
 * Checks whether a registration, a login or a new password with this code would be accepted, without using it, so that
 * a form can report it before its last step. The specification only names the call. Decided here: a wrong code counts
 * as a guess, and with the right code the answer says what the later call would: `already_registered` or `not_found`.
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
