import * as z from 'zod/mini';
import { defineCall } from './call';
import { lenient } from './envelope';
import { ACCOUNT_NAME_MAX } from './field-rules';
import { appCode, captchaFields, clientId, currentPassword, mobile, smsCode } from './fields';
import { TOKEN_PATTERN } from './patterns';

/** The session token is next to `Data`, where the specification's development login reads it. */
const loggedIn = z.extend(lenient(z.object({ account: z.optional(z.string()) })), {
  IsSuccess: z.literal(true),
  Token: z.string().check(z.regex(TOKEN_PATTERN)),
});

const FROM_TYPE = { narrow: '1', wide: '2' } as const;

/**
 * Logs in by password. `account` is an account number, a mobile number or an e-mail address and `loginAccountType` its
 * class (see `identifier.ts`); `signtype` is 1 (password); `fromtype` is 1 in a window narrower than 1024 px, else 2. A
 * wrong password and an unknown account get the same answer. The development login uses this call too.
 */
export const zkLogin = defineCall({
  method: 'POST',
  path: '/apis/zk/login',
  encoding: 'form',
  auth: 'none',
  summary: 'Logs in with a password.',
  request: z.object({
    account: z.string().check(z.trim(), z.minLength(1, '请输入账号'), z.maxLength(ACCOUNT_NAME_MAX)),
    password: currentPassword,
    signtype: z.literal('1'),
    loginAccountType: z.enum(['0', '1', '2', '3']),
    fromtype: z.enum(FROM_TYPE),
    ...captchaFields,
  }),
  response: loggedIn,
});

/**
 * Logs in by SMS code; the code's purpose is `login`. Only the number's owner can learn, by `not_found`, that it has no
 * account.
 */
export const zkLoginByCode = defineCall({
  method: 'POST',
  path: '/apis/zk/loginbycode',
  encoding: 'form',
  auth: 'none',
  summary: 'Logs in with an SMS code.',
  request: z.object({
    mobile,
    code: smsCode,
    appcode: z.optional(appCode),
    clientid: z.optional(clientId),
    fromtype: z.enum(FROM_TYPE),
  }),
  response: loggedIn,
});
