import { render, screen } from '@testing-library/react';
import { keepMarketUnconnected } from '@/lib/browser/market/testing/unconnected-market';
import { translate } from '@/lib/browser/testing/translate';
import { goLive, quote } from '../testing/live-market';
import { LivePrice, Strip } from './strip';
import { StripFrame } from './strip-frame';

keepMarketUnconnected();

test('shows bid, ask, direction as a word, and whether the market is closed', () => {
  render(<Strip symbols={['XAUUSD', 'EURUSD']} />);
  goLive({ market: 'closed' });
  quote('XAUUSD', 3858);
  // A translator must not stop the prices.
  translate();
  quote('XAUUSD', 3857.5);
  const [gold, euro] = screen.getAllByRole('listitem');
  expect(gold).toHaveTextContent(/伦敦金休市卖价3857\.50▼下跌买价 3858\.00/);
  expect(euro).toHaveTextContent('—');
});

test('shows one live price in a line of text', () => {
  render(<LivePrice symbol="XAGUSD" />);
  goLive({});
  quote('XAGUSD', 46.5);
  expect(screen.getByText('46.500')).toBeInTheDocument();
});

test('fails the build for a symbol that is not in the catalogue', () => {
  expect(() => StripFrame({ symbols: ['XAUEUR'] })).toThrow(/XAUEUR/);
});
