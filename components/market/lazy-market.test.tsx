import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LazyMarket } from './lazy-market';

const Live = ({ symbol }: { symbol: string }) => <p>{symbol} 3858.00</p>;

test('shows the frame until the live part is loaded', async () => {
  render(
    <LazyMarket load={async () => Live} props={{ symbol: 'XAUUSD' }}>
      <p>XAUUSD —</p>
    </LazyMarket>,
  );
  expect(screen.getByText('XAUUSD —')).toBeVisible();
  expect(await screen.findByText('XAUUSD 3858.00')).toBeVisible();
  expect(screen.queryByText('XAUUSD —')).toBeNull();
});

test('shows an error with a retry over the frame if the code does not load', async () => {
  const load = jest.fn(async () => Live);
  load.mockRejectedValueOnce(new Error('Loading chunk failed'));
  render(
    <LazyMarket load={load} props={{ symbol: 'XAUUSD' }}>
      <p>XAUUSD —</p>
    </LazyMarket>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('行情没有加载出来');
  expect(screen.getByText('XAUUSD —')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('XAUUSD 3858.00')).toBeVisible();
});
