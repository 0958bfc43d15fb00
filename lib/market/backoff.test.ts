import { retryDelay } from './backoff';

test('retries every second for half a minute', () => {
  expect([1, 2, 28, 29].map((failures) => retryDelay(failures))).toEqual([1_000, 1_000, 1_000, 1_000]);
});

test('doubles the wait from the thirtieth failure on, up to half a minute', () => {
  expect([30, 31, 32, 33, 34, 90].map((failures) => retryDelay(failures, () => 0))).toEqual([
    2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
  ]);
});

test('shortens the longer waits by a random part of up to half', () => {
  expect(retryDelay(30, () => 0.5)).toBe(1_500);
  expect(retryDelay(90, () => 1)).toBe(15_000);
});
