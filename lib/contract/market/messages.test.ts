import { HISTORIES_PER_MESSAGE, MESSAGE, subscribeMessage } from './messages';

const named = (count: number) => Array.from({ length: count }, (_, index) => `XAU${index}`);
const accepted = (fields: object) => subscribeMessage.safeParse({ type: MESSAGE.subscribe, ...fields }).success;

test('allows a history request for a few named symbols only, and a subscription for any', () => {
  expect(HISTORIES_PER_MESSAGE).toBe(4);
  expect(accepted({ history: true, symbols: named(1) })).toBe(true);
  expect(accepted({ history: true, symbols: named(4) })).toBe(true);
  expect(accepted({ history: true, symbols: named(5) })).toBe(false);
  expect(accepted({ history: true })).toBe(false);
  expect(accepted({ history: false, symbols: named(5) })).toBe(true);
  expect(accepted({ symbols: named(5) })).toBe(true);
  expect(accepted({})).toBe(true);
});
