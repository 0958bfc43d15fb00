import { shownState } from './reward-state-words';

test('shows the state of a coupon before the verification, and the verification before the payment', () => {
  const claimed = { state: 'claimed' } as const;
  expect(shownState({ state: 'given', unverified: true, coupon: claimed })).toBe('claimed');
  expect(shownState({ state: 'given', unverified: true, coupon: null })).toBe('unverified');
  expect(shownState({ state: 'given' })).toBe('given');
  expect(shownState({ state: 'void', coupon: claimed })).toBe('void');
});
