import { counts } from './reversals';

const row = (state: string, reversal: null | { by: string } = null) => ({
  state: { kind: 'sentence', code: 'fund_state', params: { state, reversal } },
});

test('reverses only a deposit or trade that counts', () => {
  expect([row('settled'), row('closed')].map(counts)).toEqual([true, true]);
  expect([row('pending'), row('failed'), row('settled', { by: 'Li Na' })].map(counts)).toEqual([false, false, false]);
});
