import { CHANGE_FIELDS, checkPasswordField, RESET_FIELDS } from './password-fields';

test('a password is changed by the present one, and set anew by SMS code', () => {
  expect(CHANGE_FIELDS).toEqual(['currentPassword', 'password']);
  expect(RESET_FIELDS).toEqual(['mobile', 'code', 'password']);
});

test.each([
  ['currentPassword', '', '请输入登录密码'],
  // What opens the account now may be shorter than any new one.
  ['currentPassword', 'gold1', undefined],
  ['password', '', '请设置登录密码'],
  ['password', 'gold1', '密码至少8位'],
  ['password', 'gold2026', undefined],
  ['mobile', '15400000000', '请输入正确的11位手机号'],
  ['mobile', '13800138000', undefined],
  ['code', '123', '请输入6位数字验证码'],
  ['code', '123456', undefined],
] as const)('%s %j: %s', (field, value, fault) => {
  expect(checkPasswordField(field, value)).toBe(fault);
});
