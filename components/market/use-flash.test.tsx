import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { keepMarketUnconnected } from '@/lib/browser/market/testing/unconnected-market';
import { useQuote } from '@/lib/browser/market/use-quote';
import { Price } from './price';
import { goLive, quote } from './testing/live-market';
import { useFlash } from './use-flash';

function Shown({ symbol }: { symbol: string }) {
  const place = useRef<HTMLParagraphElement>(null);
  const shown = useQuote(symbol);
  useFlash(place, shown);
  return (
    <p ref={place}>
      <Price shown={shown} direction="flat" decimals={2} />
    </p>
  );
}

keepMarketUnconnected();

test('highlights a price for a moment when it moves, and only then', () => {
  render(<Shown symbol="XAUUSD" />);
  render(<Shown symbol="XAGUSD" />);
  goLive();
  const price = (text: string) => screen.getByText(text).closest('[data-flash]')?.getAttribute('data-flash');
  quote('XAUUSD', 3858);
  expect(price('3858.00')).toBe('');
  act(() => jest.advanceTimersByTime(1000));
  // Read immediately: the highlight must be set in the same task as the price.
  const moved = (bid: number) => {
    quote('XAUUSD', bid);
    return price(bid.toFixed(2));
  };
  expect(moved(3859)).toBe('up');
  act(() => jest.advanceTimersByTime(1000));
  expect(price('3859.00')).toBe('');
  expect(moved(3857)).toBe('down');
  act(() => jest.advanceTimersByTime(1000));
  expect(price('3857.00')).toBe('');
  expect(moved(3857)).toBe('');
  expect(price('—')).toBe('');
});
