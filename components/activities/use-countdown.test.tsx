import { act, renderHook } from '@testing-library/react';
import { useCountdown } from './use-countdown';

beforeEach(() => jest.useFakeTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test("counts down by the server's clock even if the browser's clock is wrong", () => {
  jest.setSystemTime(new Date('2001-01-01T00:00:00Z'));
  const { result } = renderHook(() => useCountdown('2026-05-03T06:30:15.000Z', '2026-05-02T04:00:00.000Z'));
  expect(result.current).toEqual({ days: 1, hours: 2, minutes: 30, seconds: 15, over: false });
  pass(15_000);
  expect(result.current).toEqual({ days: 1, hours: 2, minutes: 30, seconds: 0, over: false });
  pass(1_000);
  expect(result.current).toEqual({ days: 1, hours: 2, minutes: 29, seconds: 59, over: false });
});

test('has counted on when it is shown later than its response came', () => {
  const answer = '2026-05-02T05:00:00.000Z';
  const end = '2026-05-02T05:01:00.000Z';
  renderHook(() => useCountdown(end, answer)).unmount();
  pass(20_000);
  const { result } = renderHook(() => useCountdown(end, answer));
  expect(result.current.seconds).toBe(40);
});

test('ends at zero and stops ticking', () => {
  const { result } = renderHook(() => useCountdown('2026-05-02T06:00:02.000Z', '2026-05-02T06:00:00.000Z'));
  pass(1_999);
  expect(result.current).toMatchObject({ seconds: 1, over: false });
  pass(1);
  expect(result.current).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0, over: true });
  expect(jest.getTimerCount()).toBe(0);
});
