import { CHANGE_FIELDS, checkPasswordField, RESET_FIELDS } from './password-fields';

test('asks for the current password to change a password, and for an SMS code to reset it', () => {
  expect(CHANGE_FIELDS).toEqual(['currentPassword', 'password']);
  expect(RESET_FIELDS).toEqual(['mobile', 'code', 'password']);
});

test.each([
  ['currentPassword', '', '请输入登录密码'],
  // The current password may be shorter than a new one.
  ['currentPassword', 'gold1', undefined],
  ['password', '', '请设置登录密码'],
  ['password', 'gold1', '密码至少8位'],
  ['password', 'gold2026', undefined],
  ['mobile', '15400000000', '请输入正确的11位手机号'],
  ['mobile', '13800138000', undefined],
  ['code', '123', '请输入6位数字验证码'],
  ['code', '123456', undefined],
] as const)('password field %s %j: %s', (field, value, fault) => {
  expect(checkPasswordField(field, value)).toBe(fault);
});
