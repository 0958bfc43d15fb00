import { CODE_FIELDS, checkLoginField, PASSWORD_FIELDS } from './login-fields';

test('lists the two fields of each login method in reading order', () => {
  expect(CODE_FIELDS).toEqual(['mobile', 'code']);
  expect(PASSWORD_FIELDS).toEqual(['account', 'currentPassword']);
});

test.each([
  ['mobile', '', '请输入手机号码'],
  ['mobile', '1380013800', '请输入正确的11位手机号'],
  ['mobile', '13800138000', undefined],
  ['code', '', '请输入验证码'],
  ['code', '12345', '请输入6位数字验证码'],
  ['code', '123456', undefined],
  ['account', '', '请输入交易账号、手机号或邮箱'],
  ['account', '12345', '请输入正确的交易账号、手机号或邮箱'],
  ['account', 'li@gold', '请输入正确的交易账号、手机号或邮箱'],
  ['account', '880016', undefined],
  ['account', '13800138000', undefined],
  ['account', 'li@gold.example', undefined],
  ['currentPassword', '', '请输入登录密码'],
  // A password that predates the rules for new passwords still works.
  ['currentPassword', 'x', undefined],
  ['currentPassword', '880016', undefined],
  ['currentPassword', 'x'.repeat(128), undefined],
  ['currentPassword', 'x'.repeat(129), '密码最长128位，请缩短后再填'],
] as const)('login field %s %j: %s', (field, value, fault) => {
  expect(checkLoginField(field, value)).toBe(fault);
});
