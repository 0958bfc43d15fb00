import * as fc from 'fast-check';
import {
  agreementsOf,
  checkField,
  checkRegistration,
  cleanValue,
  isPassword,
  isTooLong,
  MAX_LENGTH,
  REGISTRATION_FIELDS,
  REGISTRATION_ORDER,
} from './registration-fields';

const GOOD = { mobile: '13800138000', code: '123456', password: 'gold2026', invitecode: '' };

test.each([
  ['mobile', '+86 138-0013-8000', '13800138000'],
  ['mobile', '008613800138000', '13800138000'],
  ['mobile', '８６１３８００１３８０００', '13800138000'],
  ['mobile', '138001380009', '13800138000'],
  ['mobile', '8613', '8613'],
  // Only what stands before a whole number is a country code.
  ['mobile', '138613800138000', '13861380013'],
  ['code', '1234567', '123456'],
  ['code', '验证码：123 456。', '123456'],
  ['invitecode', ' ab-12\u202e ', 'ab12'],
  ['invitecode', 'ａbcdefghijklm', 'abcdefghijkl'],
  ['account', ' ８８ 0016\t', '880016'],
  ['account', ' li@gold.example ', 'li@gold.example'],
  ['account', 'x'.repeat(321), 'x'.repeat(320)],
  ['account', '㍿'.repeat(81), '株式会社'.repeat(80)],
  // Whatever is beyond the first 320 characters.
  ['mobile', `${' '.repeat(318)}1380`, '13'],
  ['currentPassword', ' a\u0000b ', ' a\u0000b '],
  ['password', ' a\u0000b ', ' a\u0000b '],
] as const)('%s %j is kept as %j', (field, raw, kept) => {
  expect(cleanValue(field, raw)).toBe(kept);
});

test('no text exceeds its field or is cleaned twice to something else', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...REGISTRATION_FIELDS),
      fc
        .array(fc.integer({ min: 0, max: 0x10_ff_ff }), { maxLength: 600 })
        .map((codes) => String.fromCodePoint(...codes)),
      (field, raw) => {
        const value = cleanValue(field, raw);
        // A password that was cut would open nothing: one that is too long is refused instead.
        if (field === 'password') return value === raw;
        return value.length <= MAX_LENGTH[field] && (field === 'mobile' || cleanValue(field, value) === value);
      },
    ),
    { seed: 1 },
  );
});

test.each([
  ['mobile', '', '请输入手机号码'],
  ['mobile', '15400000000', '请输入正确的11位手机号'],
  ['code', '', '请输入验证码'],
  ['code', '123', '请输入6位数字验证码'],
  ['password', '', '请设置登录密码'],
  ['password', 'gold1', '密码至少8位'],
  ['password', `gold1${'x'.repeat(124)}`, '密码最长128位，请缩短后再填'],
  ['password', 'goldgol', '密码至少8位'],
  ['invitecode', 'ab', '请输入正确的邀请码'],
] as const)('%s %j: %s', (field, value, message) => {
  expect(checkField(field, value)).toBe(message);
});

test.each(['horse battery staple', '马到成功 从电池到订书钉', '7391840265', '🐎🔋📎🧷🐎🔋📎🧷'])(
  'any characters will do for a password: %s',
  (password) => {
    expect(checkField('password', password)).toBeUndefined();
  },
);

test('a right form has no errors, an empty invite code included', () => {
  expect(checkRegistration(GOOD, true)).toEqual({});
});

test('every field at fault is named with what is wrong', () => {
  expect(checkRegistration({ mobile: '', code: '123', password: 'gold1', invitecode: 'ab' }, true)).toEqual({
    mobile: '请输入手机号码',
    code: '请输入6位数字验证码',
    password: '密码至少8位',
    invitecode: '请输入正确的邀请码',
  });
  expect(checkRegistration({ ...GOOD, code: '123' }, true)).toEqual({ code: '请输入6位数字验证码' });
});

test('a form that asks for no password has none at fault', () => {
  const { password: _, ...rest } = GOOD;
  expect(checkRegistration(rest, true)).toEqual({});
  expect(checkRegistration({ ...rest, password: '' }, true)).toEqual({ password: '请设置登录密码' });
});

test.each([
  ['password', true],
  ['currentPassword', true],
  ['mobile', false],
  ['account', false],
  ['', false],
])('%j holds a password: %s; then more than 128 characters are too many', (field, holds) => {
  expect(isPassword(field)).toBe(holds);
  expect(isTooLong(field, 'x'.repeat(128))).toBe(false);
  expect(isTooLong(field, 'x'.repeat(129))).toBe(holds);
});

test('the clauses that are accepted are told with their versions', () => {
  const consent = (slug: string, version: string) => ({ slug, version, title: '协议', href: `/clause/${slug}` });
  expect(agreementsOf([consent('disclaimer', '2.1'), consent('privacy-auth', '1.0')])).toBe(
    'disclaimer@2.1,privacy-auth@1.0',
  );
});

test('the consent counts like a field, and comes last', () => {
  expect(checkRegistration(GOOD, false)).toEqual({ agreements: '请先阅读并同意协议' });
  expect(REGISTRATION_ORDER.at(-1)).toBe('agreements');
});
