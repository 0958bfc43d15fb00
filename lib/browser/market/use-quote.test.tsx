import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { market } from './market';
import { gold, listed } from './testing/messages';
import { keepMarketUnconnected } from './testing/unconnected-market';
import { useMarketStatus } from './use-market-status';
import { useQuote, useQuoteHistory } from './use-quote';

const rendered: string[] = [];

function Price({ symbol, seen }: { symbol: string; seen?: boolean }) {
  rendered.push(symbol);
  const { quote } = useQuote(symbol, seen);
  return <p data-testid={symbol}>{quote?.Bid ?? '—'}</p>;
}

function Count() {
  return <p data-testid="count">{useQuoteHistory('XAUUSD').length}</p>;
}

function Status() {
  rendered.push('status');
  return <p data-testid="status">{useMarketStatus().connection}</p>;
}

const silver = (second: number, Bid: number) => ({ ...gold(second, Bid), SymbolName: 'XAGUSD' });

keepMarketUnconnected();
beforeEach(() => {
  market.setSymbols(listed(), true);
  rendered.length = 0;
});

test('renders only gold on a tick of gold', () => {
  render(
    <>
      <Price symbol="XAUUSD" />
      <Price symbol="XAGUSD" />
      <Status />
    </>,
  );
  act(() => {
    market.addTicks([gold(1), silver(1, 46.6)]);
    jest.runOnlyPendingTimers();
  });
  rendered.length = 0;
  act(() => {
    market.addTicks([gold(2, 3900)]);
    jest.runOnlyPendingTimers();
  });
  expect(rendered).toEqual(['XAUUSD']);
  expect(screen.getByTestId('XAUUSD')).toHaveTextContent('3900');
  expect(screen.getByTestId('XAGUSD')).toHaveTextContent('46.6');
});

test('updates the history', () => {
  render(<Count />);
  act(() => {
    market.addTicks([gold(1), gold(2)]);
    jest.runOnlyPendingTimers();
  });
  expect(screen.getByTestId('count')).toHaveTextContent('2');
});

test('requests nothing while off the screen and shows the newest quote afterwards', () => {
  const { rerender, unmount } = render(<Price symbol="XAUUSD" />);
  act(() => {
    market.addTicks([gold(1, 3858)]);
    jest.runOnlyPendingTimers();
  });
  rerender(<Price symbol="XAUUSD" seen={false} />);
  expect(market.wanted()).toEqual([]);
  expect(screen.getByTestId('XAUUSD')).toHaveTextContent('3858');
  act(() => {
    market.addTicks([gold(2, 3900)]);
    jest.runOnlyPendingTimers();
  });
  expect(screen.getByTestId('XAUUSD')).toHaveTextContent('3858');
  rerender(<Price symbol="XAUUSD" seen />);
  expect(market.wanted()).toEqual(['XAUUSD']);
  expect(screen.getByTestId('XAUUSD')).toHaveTextContent('3900');
  unmount();
  expect(market.wanted()).toEqual([]);
});

test('renders no price and no connection on the server', () => {
  market.addTicks([gold(1)]);
  const html = renderToString(
    <>
      <Price symbol="XAUUSD" />
      <Status />
    </>,
  );
  expect(html).toContain('—');
  expect(html).toContain('idle');
});
