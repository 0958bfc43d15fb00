import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TiersState } from '@/lib/activities/tiers/contract';
import { firstDeposit, isJoin, tradingPrize } from '@/lib/contract/activity';
import { fakeActivity, renderIsland } from '../testing/fake-activity';
import { TermClock, TiersActivity, type TiersActivityProps } from './tiers-activity';

const LADDER: TiersActivityProps = {
  slug: 'jyzj5',
  title: '五月交易赠金翻倍',
  measure: 'lots',
  activityId: 62,
  unit: 'usd',
  tiers: [
    { from: 5, reward: 20 },
    { from: 10, reward: 60 },
    { from: 50, reward: 480 },
  ],
  plain: [
    { from: 5, reward: 10 },
    { from: 10, reward: 30 },
    { from: 50, reward: 240 },
  ],
  sliderMax: 100,
  ranking: false,
};

const mine = (value: number, reached: number, collected: number, missing: number | null): TiersState => ({
  kind: 'tiers',
  mine: { value, reached, collected, missing },
  termEndsAt: null,
  ranking: [],
});
const NOBODY: TiersState = { kind: 'tiers', mine: null, termEndsAt: null, ranking: [] };

const renderTiers = (changes: Partial<TiersActivityProps> = {}, options = {}) =>
  renderIsland(<TiersActivity {...LADDER} {...changes} />, options);
const slider = () => screen.findByRole('slider');
const row = (name: RegExp) => screen.getByRole('row', { name });

test('updates value, reward, crossed-out plain reward and table row with the slider', async () => {
  fakeActivity(NOBODY);
  renderTiers({}, { signedIn: false });
  expect(await slider()).toHaveValue('10');
  fireEvent.change(await slider(), { target: { value: '49' } });
  const result = document.querySelector('output') as HTMLElement;
  expect(result).toHaveTextContent('49 手→$30 赠金$60 赠金');
  expect(within(result).getByText('$30 赠金').tagName).toBe('S');
  expect(screen.getByText('再交易 1 手，可得 $480 赠金')).toBeVisible();
  expect(row(/^10 手/)).toHaveAttribute('data-tried');
  fireEvent.change(await slider(), { target: { value: '50' } });
  expect(result).toHaveTextContent('$480 赠金');
  expect(await slider()).toHaveAttribute('aria-valuetext', '50 手，$480 赠金');
  expect(screen.getByText('已到最后一档')).toBeVisible();
  expect(row(/^50 手/)).toHaveAttribute('data-tried');
  expect(row(/^10 手/)).not.toHaveAttribute('data-tried');
});

test('shows no reward below the first tier', async () => {
  fakeActivity(NOBODY);
  renderTiers({}, { signedIn: false });
  fireEvent.change(await slider(), { target: { value: '4' } });
  expect(document.querySelector('output')).toHaveTextContent('暂无赠金');
});

test("shows the visitor's tier and what is missing to the next", async () => {
  fakeActivity(mine(12, 60, 60, 38));
  renderTiers();
  expect(await screen.findByText('再交易 38 手，升至 $480 赠金')).toBeVisible();
  expect(screen.getByRole('progressbar')).toHaveAttribute('max', '50');
  expect(within(row(/^10 手/)).getByText('您已达到')).toBeVisible();
  expect(screen.getByRole('button', { name: '本档已领取' })).toBeDisabled();
});

const ok = (Data: object) => ({ IsSuccess: true, Data });

test('shows since when trades count and the progress on the trading platform', async () => {
  const server = fakeActivity(mine(12, 60, 60, 38), {
    others: {
      [isJoin.path]: ok({ activityid: 62, joined: true, joinedAt: '2026-10-31T16:00:00.000Z' }),
      [tradingPrize.path]: ok({ activityid: 62, joined: true, lots: 12.5, prize: 60, nextTierLots: 37.5 }),
    },
  });
  renderTiers();
  expect(await screen.findByText('已参加 · 2026年11月1日起平仓的手数计入')).toBeVisible();
  expect(screen.getByText('再交易 37.5 手，升至 $480 赠金')).toBeVisible();
  expect(server.asked).toEqual([
    [isJoin.path, { activityid: 62 }],
    [tradingPrize.path, { activityid: 62 }],
  ]);
});

test.each([
  [{ deposited: false, amount: 0, bonus: 0, depositedAt: null }, '尚未入金，以第一笔到账的金额为准', '$0'],
  [
    { deposited: true, amount: 1200, bonus: 20, depositedAt: '2026-11-20T02:00:00.000Z' },
    '首笔入金已于2026年11月20日到账',
    '$1,200',
  ],
])('shows the first deposit with its day: %p', async (state, words, value) => {
  const server = fakeActivity(mine(state.amount, state.bonus, 0, 800), { others: { [firstDeposit.path]: ok(state) } });
  renderTiers({
    measure: 'first-deposit',
    tiers: [
      { from: 1000, reward: 20 },
      { from: 2000, reward: 50 },
    ],
    plain: undefined,
  });
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('heading', { name: '您的首笔入金' }).parentElement).toHaveTextContent(value);
  expect(server.asked).toEqual([[firstDeposit.path, { activityid: 62 }]]);
});

test('does not ask the trading platform without a session', async () => {
  const server = fakeActivity(NOBODY, { others: { [isJoin.path]: ok({}), [tradingPrize.path]: ok({}) } });
  renderTiers({}, { signedIn: false });
  await slider();
  expect(server.asked).toEqual([]);
});

test('collects what was reached and not yet collected', async () => {
  const server = fakeActivity(mine(12, 60, 20, 38));
  renderTiers();
  server.onAct = () => ({ state: mine(12, 60, 60, 38), won: [{ label: '交易赠金', amount: 40, unit: 'usd' }] });
  await userEvent.click(await screen.findByRole('button', { name: '领取 $40 赠金' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('$40赠金');
  expect(server.acts[0]).toMatchObject({ kind: 'tiers', action: 'collect', input: {} });
  expect(screen.getByRole('button', { name: '本档已领取', hidden: true })).toBeDisabled();
});

test.each([
  [mine(2, 0, 0, 3), 'running', '达到首档后可领取'],
  [mine(12, 60, 0, 38), 'ended', '现不可领取'],
  [mine(12, 60, 0, 38), 'upcoming', '现不可领取'],
] as const)('offers nothing to collect and says why: %p while %s', async (state, phase, words) => {
  fakeActivity(state, { phase });
  renderTiers();
  expect(await screen.findByRole('button', { name: words })).toBeDisabled();
});

test('shows deposits in dollars and rewards in USDT if the ladder pays them', async () => {
  fakeActivity({ ...NOBODY, mine: { value: 1500, reached: 20, collected: 0, missing: 500 } });
  renderTiers({
    measure: 'deposit',
    unit: 'usdt',
    tiers: [
      { from: 1000, reward: 20 },
      { from: 2000, reward: 50 },
    ],
    plain: undefined,
    sliderMax: 5000,
  });
  expect(await screen.findByText('再入金 $500，升至 50 USDT')).toBeVisible();
  expect(screen.getByRole('columnheader', { name: '累计入金满' })).toBeVisible();
  expect(row(/^\$1,000/)).toHaveTextContent('20 USDT');
});

test("marks the visitor in the month's ranking and says when there are no trades", async () => {
  const ranked = { rank: 3, account: '88****16', value: 12.5, own: true };
  const server = fakeActivity({ ...NOBODY, ranking: [ranked] });
  const { unmount } = renderTiers({ ranking: true });
  expect((await screen.findByText('88****16')).closest('li')).toHaveTextContent('388****16我12.5 手');
  unmount();
  server.state = NOBODY;
  renderTiers({ ranking: true });
  expect(await screen.findByText(/本月还没有成交记录/)).toBeVisible();
});

afterEach(() => jest.useRealTimers());

test('continues with the end of the next month when a month has ended', () => {
  jest.useFakeTimers();
  render(<TermClock end="2026-06-30T16:00:00.000Z" now="2026-06-30T15:59:58.000Z" />);
  const clock = screen.getByRole('timer', { name: '距本月结算' });
  expect(clock).toHaveTextContent('距本月结算00:00:02');
  act(() => jest.advanceTimersByTime(2000));
  expect(clock).toHaveTextContent('距本月结算31天00:00:00');
  act(() => jest.advanceTimersByTime(1000));
  expect(clock).toHaveTextContent('距本月结算30天23:59:59');
});
