import { act, render, screen } from '@testing-library/react';
import { TermClock } from './term-clock';

beforeEach(() => jest.useFakeTimers());

test('continues with the end of the next month when a month has ended', () => {
  render(<TermClock end="2026-06-30T16:00:00.000Z" now="2026-06-30T15:59:58.000Z" />);
  const clock = screen.getByRole('timer', { name: '距本月结算' });
  expect(clock).toHaveTextContent('距本月结算00:00:02');
  act(() => jest.advanceTimersByTime(2000));
  expect(clock).toHaveTextContent('距本月结算31天00:00:00');
  act(() => jest.advanceTimersByTime(1000));
  expect(clock).toHaveTextContent('距本月结算30天23:59:59');
});
