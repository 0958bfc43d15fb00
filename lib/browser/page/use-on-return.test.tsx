import { renderHook } from '@testing-library/react';
import { useOnReturn } from './use-on-return';

const returned = jest.fn();
const show = () => renderHook(() => useOnReturn(returned));
const returnAfter = (milliseconds: number, event: 'focus' | 'online' | 'visibilitychange') => {
  jest.setSystemTime(Date.now() + milliseconds);
  document.dispatchEvent(new Event(event, { bubbles: true }));
};

beforeEach(() => jest.useFakeTimers());

test.each(['focus', 'online', 'visibilitychange'] as const)('calls back on %s, at most every five seconds', (event) => {
  show();
  returnAfter(4_999, event);
  expect(returned).not.toHaveBeenCalled();
  returnAfter(1, event);
  expect(returned).toHaveBeenCalledTimes(1);
  returnAfter(4_999, event);
  expect(returned).toHaveBeenCalledTimes(1);
});

test('does not call back in the background or after the component is removed', () => {
  const { unmount } = show();
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  returnAfter(10_000, 'visibilitychange');
  jest.restoreAllMocks();
  unmount();
  returnAfter(10_000, 'focus');
  expect(returned).not.toHaveBeenCalled();
});
