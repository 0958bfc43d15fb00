import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CashbackState } from '@/lib/activities/cashback/contract';
import { fakeActivity, renderIsland } from '../testing/fake-activity';
import { CashbackActivity } from './cashback-activity';

const GROUPS = [
  { label: '股指', symbols: ['US500', 'US30'], perLot: 2 },
  { label: '外汇', symbols: ['EURUSD'], perLot: 1.5 },
];
const NOBODY: CashbackState = { kind: 'cashback', mine: null };
const mine = (earned: number, collected: number): CashbackState => ({
  kind: 'cashback',
  mine: {
    groups: [
      { label: '股指', lots: 0.3, earned: 0.6 },
      { label: '外汇', lots: 0, earned: 0 },
    ],
    earned,
    collected,
  },
});

const renderCashback = (options = {}) =>
  renderIsland(<CashbackActivity slug="tradeCashBack" title="每手返现" activityId={68} groups={GROUPS} />, options);
const result = () => document.querySelector('output');

test('calculates for anyone, by group and lots', async () => {
  fakeActivity(NOBODY);
  renderCashback({ signedIn: false });
  const lots = await screen.findByRole('textbox', { name: /交易手数/ });
  expect(result()).toHaveTextContent('$20');
  await userEvent.clear(lots);
  await userEvent.type(lots, '２。5');
  expect(screen.getByText('3/7')).toBeVisible();
  expect(result()).toHaveTextContent('$5');
  await userEvent.click(screen.getByRole('radio', { name: '外汇' }));
  expect(result()).toHaveTextContent('$3.75');
});

test.each(['abc', '0', '1001', '1.234', '-1'])('rejects %s as a volume and says so', async (text) => {
  fakeActivity(NOBODY);
  renderCashback({ signedIn: false });
  const lots = await screen.findByRole('textbox', { name: /交易手数/ });
  await userEvent.clear(lots);
  await userEvent.type(lots, text);
  expect(lots).toHaveAccessibleDescription(/请输入 0.01 至 1000 之间的手数/);
  expect(result()).toHaveTextContent('$0');
});

test("shows the visitor's lots beside the rates and collects what was earned", async () => {
  const server = fakeActivity(mine(0.6, 0.2));
  renderCashback();
  expect(await screen.findByRole('row', { name: '股指 $2 0.3 $0.60' })).toBeVisible();
  server.onAct = () => ({ state: mine(0.6, 0.6), won: [{ label: '返现', amount: 0.4, unit: 'usd' }] });
  await userEvent.click(screen.getByRole('button', { name: '领取 $0.40' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('$0.40赠金');
  expect(screen.getByRole('button', { name: '返现已全部领取', hidden: true })).toBeDisabled();
});

test.each([
  [mine(0, 0), 'running', '交易后可领取返现'],
  [mine(0.6, 0), 'ended', '现不可领取'],
] as const)('offers nothing to collect: %p while %s', async (state, phase, words) => {
  fakeActivity(state, { phase });
  renderCashback();
  expect(await screen.findByRole('button', { name: words })).toBeDisabled();
});
