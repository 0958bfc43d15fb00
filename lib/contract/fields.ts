import * as z from 'zod/mini';
import { PACKAGE_CODE } from '../variant/types';
import { APP_CODE_PATTERN } from './patterns';

/** Mainland numbers that can receive an SMS: the allotted prefixes, without satellite and 13-digit machine numbers. */
export const MOBILE_PATTERN = /^1(?:3\d|4[579]|5[0-35-9]|6[2567]|7[0-35-8]|8\d|9[0-35-9])\d{8}$/;
/** Account numbers: six to nine digits. */
export const ACCOUNT_PATTERN = /^\d{6,9}$/;

export const SMS_CODE_LENGTH = 6;
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 20;
export const INVITE_CODE_MAX = 12;

export const mobile = z
  .string('请输入手机号码')
  .check(z.minLength(1, '请输入手机号码'), z.regex(MOBILE_PATTERN, '请输入正确的11位手机号'));
export const smsCode = z
  .string('请输入验证码')
  .check(z.minLength(1, '请输入验证码'), z.regex(/^\d{6}$/, '请输入6位数字验证码'));
export const password = z
  .string('请设置登录密码')
  .check(
    z.minLength(1, '请设置登录密码'),
    z.minLength(PASSWORD_MIN, '密码需为8至20位'),
    z.maxLength(PASSWORD_MAX, '密码需为8至20位'),
    z.regex(/^[\x21-\x7e]+$/, '密码只能使用字母、数字和符号'),
    z.regex(/[A-Za-z]/, '密码需同时包含字母和数字'),
    z.regex(/\d/, '密码需同时包含字母和数字'),
  );
/** An inviter's code, which is an account number's public alias: letters and digits. Empty means none. */
export const inviteCode = z.union([
  z.string().check(z.regex(/^[A-Za-z0-9]{4,12}$/, '请输入正确的邀请码')),
  z.literal(''),
]);

/** Channel code and package code as visitors' addresses carry them. */
export const appCode = z.string().check(z.regex(APP_CODE_PATTERN));
export const packageCode = z.string().check(z.regex(PACKAGE_CODE));

/** A captcha's proof: for `altcha` the base64 JSON of challenge and solution, and the challenge's nonce. */
export const captchaFields = {
  ticket: z.string().check(z.maxLength(4096)),
  randstr: z.string().check(z.maxLength(128)),
};

/** A visitor's fingerprint; empty when storage or the library failed. */
export const clientId = z.string().check(z.maxLength(64));
