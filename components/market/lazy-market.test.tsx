import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazyMarket } from './lazy-market';

const Live = ({ symbol }: { symbol: string }) => <p>{symbol} 3858.00</p>;

test('shows the frame until the live part is loaded', async () => {
  const LazyLive = lazyMarket(async () => Live);
  render(
    <LazyLive symbol="XAUUSD">
      <p>XAUUSD —</p>
    </LazyLive>,
  );
  expect(screen.getByText('XAUUSD —')).toBeVisible();
  expect(await screen.findByText('XAUUSD 3858.00')).toBeVisible();
  expect(screen.queryByText('XAUUSD —')).toBeNull();
});

test('shows an error with a retry over the frame if the code does not load', async () => {
  const load = jest.fn(async () => Live);
  load.mockRejectedValueOnce(new Error('Loading chunk failed'));
  const LazyLive = lazyMarket(load);
  render(
    <LazyLive symbol="XAUUSD">
      <p>XAUUSD —</p>
    </LazyLive>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('行情没有加载出来');
  expect(screen.getByText('XAUUSD —')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('XAUUSD 3858.00')).toBeVisible();
});
