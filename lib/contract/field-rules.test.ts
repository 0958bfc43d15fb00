import { currentPasswordRules, firstFault, inviteCodeRules, passwordRules, type Rule } from './field-rules';

const rules: readonly Rule[] = [
  { min: 2, message: 'short' },
  { max: 4, message: 'long' },
  { pattern: /^[a-z]*$/, message: 'odd' },
];

test.each([
  ['a', 'short'],
  ['1', 'short'],
  ['ab', undefined],
  ['abcd', undefined],
  ['abcde', 'long'],
  ['12345', 'long'],
  ['1234', 'odd'],
])('returns the first rule that %j breaks: %s', (text, fault) => {
  expect(firstFault(rules, text)).toBe(fault);
});

test.each([
  ['a new password', 7, '密码至少8位', passwordRules],
  ['a new password', 8, undefined, passwordRules],
  ['a new password', 128, undefined, passwordRules],
  ['a new password', 129, '密码最长128位，请缩短后再填', passwordRules],
  ['a current password', 1, undefined, currentPasswordRules],
  ['a current password', 128, undefined, currentPasswordRules],
  ['a current password', 129, '密码最长128位，请缩短后再填', currentPasswordRules],
  ['an invite code', 0, undefined, inviteCodeRules],
  ['an invite code', 3, '请输入正确的邀请码', inviteCodeRules],
  ['an invite code', 4, undefined, inviteCodeRules],
  ['an invite code', 12, undefined, inviteCodeRules],
  ['an invite code', 13, '请输入正确的邀请码', inviteCodeRules],
] as const)('%s of %d characters: %s', (_, length, fault, demands) => {
  expect(firstFault(demands, 'x'.repeat(length))).toBe(fault);
});
