import { act, render, screen } from '@testing-library/react';
import { translate } from '@/lib/browser/testing/translate';
import { CountdownClock } from './countdown-clock';

test('counts on after a translator has changed the page', () => {
  jest.useFakeTimers();
  render(<CountdownClock label="距开始" end="2026-07-02T00:00:00.000Z" now="2026-06-30T23:59:59.000Z" />);
  const clock = screen.getByRole('timer', { name: '距开始' });
  expect(clock).toHaveTextContent('距开始1天00:00:01');
  expect(screen.getByText('1天')).toHaveClass('visually-hidden');
  translate();
  act(() => jest.advanceTimersByTime(1000));
  expect(clock).toHaveTextContent('距开始1天00:00:00');
  act(() => jest.advanceTimersByTime(1000));
  expect(clock).toHaveTextContent('距开始23:59:59');
  expect(screen.getByText('23小时59分')).toHaveClass('visually-hidden');
});
