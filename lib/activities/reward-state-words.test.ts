import { rewardStateWords } from './reward-state-words';

test.each([
  ['held', '审核中'],
  ['given', '待发放'],
  ['paid', '已到账'],
  ['void', '已取消'],
] as const)('shows a reward in state %s as %s, unless it waits for the verification', (state, words) => {
  expect(rewardStateWords({ state })).toBe(words);
  expect(rewardStateWords({ state, unverified: true })).toBe('待实名');
});
