import { friendWords } from './friend-words';

test.each([
  ['registered', '待实名认证'],
  ['verified', '已实名，待完成首次入金'],
  ['counted', '已达标'],
  ['excluded', '证件已参加过，不计入'],
] as const)('describes a friend in state %s as %s', (state, words) => {
  expect(friendWords(state, '完成首次入金')).toBe(words);
});
