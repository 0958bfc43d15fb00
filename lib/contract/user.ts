import * as z from 'zod/mini';
import { defineCall } from './call';
import { success } from './envelope';

/**
 * Profile of the logged-in visitor; fields and codes are the spec's. `identityInfoSubmitI` writes the identity (table
 * `identities`); cards (`bank_cards`) and deposits (`deposits`) are written by the cashier alone, and no call changes them.
 */
export const jfUser = z.object({
  account: z.string(),
  /** 0: identity not verified; 1: verified. */
  authenticationMethod: z.int(),
  /** 2: a bank card is bound; 0: none. */
  isBankStatus: z.int(),
  /** 1: the next deposit is the first; 2: has deposited. */
  accountStatus: z.int(),
  /** Masked, `138****8888`. */
  mobile: z.string(),
});
export type JfUser = z.infer<typeof jfUser>;

export const userInfo = defineCall({
  method: 'POST',
  path: '/apis/uc/user/userinfo/info',
  encoding: 'none',
  auth: 'required',
  summary: 'The profile behind the token.',
  request: z.undefined(),
  response: success(z.object({ jfUser })),
});

/**
 * Submits the visitor's identity. The spec has its fields in the address; they are accepted there and stored encrypted,
 * and the server's logs hold paths without queries. The holder must be 18; once verified, a second submission is refused with `already_verified`. Name 2 to 30 letters, number 18 characters with its check digit.
 */
export const identityInfoSubmit = defineCall({
  method: 'POST',
  path: '/apis/uc/user/userinfo/identityInfoSubmitI',
  encoding: 'query',
  auth: 'required',
  summary: 'Submits name and identity number for verification.',
  request: z.object({
    name: z.string().check(z.trim(), z.regex(/^[\p{L}·. ]{2,30}$/u, '请输入正确的姓名')),
    idcard: z.string().check(z.regex(/^\d{17}[\dXx]$/, '请输入正确的18位身份证号码')),
  }),
  response: success(z.object({ authenticationMethod: z.int() })),
});
