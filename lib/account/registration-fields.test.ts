import * as fc from 'fast-check';
import {
  agreementsOf,
  checkField,
  checkRegistration,
  cleanValue,
  isPassword,
  MAX_LENGTH,
  REGISTRATION_FIELDS,
  REGISTRATION_ORDER,
} from './registration-fields';

const GOOD = { mobile: '13800138000', code: '123456', password: 'gold2026', invitecode: '' };

test.each([
  ['mobile', '+86 138-0013-8000', '13800138000'],
  ['mobile', '008613800138000', '13800138000'],
  ['mobile', '８６１３８００１３８０００', '13800138000'],
  ['mobile', '138 0013 8000', '13800138000'],
  ['mobile', '+8613800138000', '13800138000'],
  ['mobile', '013800138000', '13800138000'],
  ['mobile', '+86 (0) 138 0013 8000', '13800138000'],
  ['mobile', '\u202d1380013\u200b8000\u202c', '13800138000'],
  ['mobile', '138001380009', '13800138000'],
  ['mobile', '17951 13800138000', '13800138000'],
  ['mobile', '电话1 13800138000／13900139000', '13800138000'],
  // 86 is a country code only in front of more digits than a number has.
  ['mobile', '8613', '8613'],
  ['mobile', '861380013800', '1380013800'],
  ['mobile', '138613800138000', '13861380013'],
  ['code', '1234567', '123456'],
  ['code', '验证码：123 456。', '123456'],
  ['code', '5分钟内有效，验证码123456', '123456'],
  ['code', '5分钟内有效：123 456', '123456'],
  ['invitecode', ' ab-12\u202e ', 'ab12'],
  ['invitecode', 'ａbcdefghijklm', 'abcdefghijkl'],
  ['invitecode', '邀请码ＫＦＣ５Ｚ３２Ｃ，快来', 'KFC5Z32C'],
  ['account', ' ８８ 0016\t', '880016'],
  ['account', '+8613811253982', '13811253982'],
  ['account', '+86 138-1125-3982', '13811253982'],
  ['account', '138—1125—3982', '13811253982'],
  ['account', '(+86)138.1125.3982', '13811253982'],
  ['account', '013811253982', '13811253982'],
  ['account', '手机：138·1125·3982', '13811253982'],
  ['account', 'tel:+8613811253982', '13811253982'],
  ['account', '\u200b138\u20601125\ufeff3982', '13811253982'],
  // More digits than a number has are no number, and none of them is cut.
  ['account', '138112539821', '138112539821'],
  ['account', '86-13811253982@gold.example', '86-13811253982@gold.example'],
  ['account', '+86880016', '+86880016'],
  ['account', ' li＠gold。example ', 'li@gold.example'],
  ['account', 'x'.repeat(321), 'x'.repeat(320)],
  ['account', '㍿'.repeat(81), '株式会社'.repeat(80)],
  // Characters after the first 320 are ignored.
  ['mobile', `${' '.repeat(318)}1380`, '13'],
  ['currentPassword', ' a\u0000b ', ' a\u0000b '],
  ['currentPassword', 'x'.repeat(140), 'x'.repeat(128)],
  ['password', ' a\u0000b ', ' a\u0000b '],
] as const)('cleans %s %j to %j', (field, raw, kept) => {
  expect(cleanValue(field, raw)).toBe(kept);
});

test('types the country code digit by digit, and appends to what is there', () => {
  const typed = (field: 'mobile' | 'account', keys: string, begun = '') =>
    [...keys].reduce((text, key) => cleanValue(field, text + key), begun);
  expect(typed('mobile', '8613800138000')).toBe('13800138000');
  expect(typed('mobile', '013800138000')).toBe('13800138000');
  expect(typed('mobile', '0013 8000', '138')).toBe('13800138000');
  expect(typed('account', '8613800138000')).toBe('13800138000');
  expect(typed('account', '0013-8000', '138')).toBe('13800138000');
});

test('never exceeds the length of a field, and cleaning twice changes nothing', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...REGISTRATION_FIELDS),
      fc
        .array(fc.integer({ min: 0, max: 0x10_ff_ff }), { maxLength: 600 })
        .map((codes) => String.fromCodePoint(...codes)),
      (field, raw) => {
        const value = cleanValue(field, raw);
        return value.length <= MAX_LENGTH[field] && cleanValue(field, value) === value;
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
] as const)('registration field %s %j: %s', (field, value, message) => {
  expect(checkField(field, value)).toBe(message);
});

test.each(['horse battery staple', '马到成功 从电池到订书钉', '7391840265', '🐎🔋📎🧷🐎🔋📎🧷'])(
  'accepts any characters in a password: %s',
  (password) => {
    expect(checkField('password', password)).toBeUndefined();
  },
);

test('finds no errors in a correct form with an empty invite code', () => {
  expect(checkRegistration(GOOD, true)).toEqual({});
});

test('reports every wrong field with its message', () => {
  expect(checkRegistration({ mobile: '', code: '123', password: 'gold1', invitecode: 'ab' }, true)).toEqual({
    mobile: '请输入手机号码',
    code: '请输入6位数字验证码',
    password: '密码至少8位',
    invitecode: '请输入正确的邀请码',
  });
  expect(checkRegistration({ ...GOOD, code: '123' }, true)).toEqual({ code: '请输入6位数字验证码' });
});

test('checks the password only if the form has one', () => {
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
])('%j is a password field: %s', (field, holds) => {
  expect(isPassword(field)).toBe(holds);
});

test('sends accepted clauses with their versions', () => {
  const consent = (slug: string, version: string) => ({ slug, version, title: '协议', href: `/clause/${slug}` });
  expect(agreementsOf([consent('disclaimer', '2.1'), consent('privacy-auth', '1.0')])).toBe(
    'disclaimer@2.1,privacy-auth@1.0',
  );
});

test('checks the consent last', () => {
  expect(checkRegistration(GOOD, false)).toEqual({ agreements: '请先阅读并同意协议' });
  expect(REGISTRATION_ORDER.at(-1)).toBe('agreements');
});
