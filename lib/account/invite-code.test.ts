import { cleanInviteCode, readInviteCode } from './invite-code';

test.each([
  ['KFC5Z32C', 'KFC5Z32C'],
  ['KFC5Z32C，快来', 'KFC5Z32C'],
  ['KFC5Z32C。', 'KFC5Z32C'],
  ['KFC5Z32C快来', 'KFC5Z32C'],
  ['KFC5Z32C come here', 'KFC5Z32C'],
  ['KFC5Z32C\n', 'KFC5Z32C'],
  ['ＫＦＣ５Ｚ３２Ｃ！', 'KFC5Z32C'],
  ['\u200bKFC5Z32C\u200b', 'KFC5Z32C'],
  ['“KFC5Z32C”', 'KFC5Z32C'],
  ['：KFC5Z32C', 'KFC5Z32C'],
  ['ab-12', undefined],
  ['abcdefghijklm', undefined],
  ['快来', undefined],
  ['{code}', undefined],
  ['<\u0000>', undefined],
])('reads %j from a link: %s', (raw, code) => {
  expect(readInviteCode(raw)).toBe(code);
});

test.each([
  ['https://gold.example/newactivities/kh_7694_form?invitecode=KFC5Z32C，快来', 'KFC5Z32C'],
  ['https://gold.example/newactivities/kh_7694_form?InviteCode=KFC5Z32C&v=XY_7', 'KFC5Z32C'],
  ['https://gold.example/newactivities/kh_7694_form?invitecode=KFCABCDE&utm_term=gold5', 'KFCABCDE'],
  ['我的邀请码是KFC5Z32C，2人成团', 'KFC5Z32C'],
  ['Hi friend, in 2026 my code is KFC5Z32C', 'KFC5Z32C'],
  ['KFC5Z32C come here', 'KFC5Z32C'],
  ['KF-C5', 'KFC5'],
])('takes the code out of %j: %s', (text, code) => {
  expect(cleanInviteCode(text)).toBe(code);
});

test('keeps what is typed of a code', () => {
  let text = '';
  for (const key of 'KFC5 Z32C-9') text = cleanInviteCode(text + key);
  expect(text).toBe('KFC5Z32C9');
});
