import { randomBytes } from 'node:crypto';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { saveToken } from '@/lib/browser/session/token';
import { rewardOverview } from '@/lib/contract/activities/calls';
import { fakeServer, ok } from '../testing/fake-server';
import { RewardsButton } from './rewards-button';
import type { GivenReward } from './rewards-list';

const reward = (id: number, changes: Partial<GivenReward>): GivenReward => ({
  id,
  slug: 'one',
  title: '七月签到',
  prize: { label: '连签礼', amount: 8, unit: 'usd' },
  givenAt: '2026-11-20T04:00:00.000Z',
  state: 'given',
  coupon: null,
  ...changes,
});
const coupon = (state: NonNullable<GivenReward['coupon']>['state']) => ({
  prize: { label: '补偿券', amount: 20, unit: 'coupon' as const },
  coupon: { state, from: '2026-11-20T16:00:00.000Z', to: '2026-11-30T16:00:00.000Z' },
});

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
  // A new token per test: responses are cached by token.
  saveToken(randomBytes(32).toString('base64url'));
});

async function open(points: number, rewards: GivenReward[]) {
  server.answers[rewardOverview.path] = ok({ points, rewards });
  render(<RewardsButton />);
  await userEvent.click(screen.getByRole('button', { name: '我的奖励' }));
  return screen.findByRole('dialog', { name: '我的奖励' });
}

test('lists open rewards before settled ones, each with its status and campaign', async () => {
  const dialog = await open(1230, [
    reward(5, { state: 'paid', prize: { label: '签到积分', amount: 10, unit: 'points' } }),
    reward(4, coupon('in-force')),
    reward(3, coupon('expired')),
    reward(2, { state: 'void' }),
    reward(1, {}),
  ]);
  expect(await within(dialog).findByText('1,230')).toBeVisible();
  expect(within(dialog).getByRole('link', { name: '去兑换' })).toHaveAttribute('href', '/newactivities/integrate-2412');
  const [waiting, settled] = within(dialog).getAllByRole('list');
  const rows = (list: HTMLElement | undefined) =>
    within(list as HTMLElement)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.split('七月签到')[0]);
  expect(rows(waiting)).toEqual(['$20 券可用至2026年11月30日', '$8 赠金待发放']);
  expect(rows(settled)).toEqual(['10 积分已到账', '$20 券已过期', '$8 赠金已作废']);
  await userEvent.click(within(dialog).getByRole('button', { name: '关闭' }));
  const opener = screen.getByRole('button', { name: '我的奖励' });
  expect(opener).toHaveFocus();
  server.answers[rewardOverview.path] = ok({ points: 0, rewards: [reward(9, { title: '新活动' })] });
  await userEvent.click(opener);
  expect(await screen.findByText(/新活动/)).toBeVisible();
});

test('says which rewards need a verification and opens it', async () => {
  const dialog = await open(0, [
    reward(3, { ...coupon('in-force'), unverified: true }),
    reward(2, { unverified: true }),
    reward(1, { state: 'paid' }),
  ]);
  expect(await within(dialog).findByText(/份奖励待实名，通过实名认证后发放/)).toHaveTextContent('2 份');
  const states = within(dialog)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.split('七月签到')[0]);
  expect(states).toEqual(['$20 券可用至2026年11月30日', '$8 赠金待实名', '$8 赠金已到账']);
  await userEvent.click(within(dialog).getByRole('button', { name: '去认证' }));
  expect(await screen.findByRole('dialog', { name: '实名认证' })).toBeVisible();
});

test('leads a visitor without rewards to the first one', async () => {
  const dialog = await open(0, []);
  const way = await within(dialog).findByRole('link', { name: '去领头一份' });
  expect(way).toHaveAttribute('href', '/newactivities/auth-award');
  expect(within(dialog).queryByRole('list')).not.toBeInTheDocument();
});

test('shows an error with a retry if the rewards cannot be read', async () => {
  server.answers[rewardOverview.path] = 'network';
  render(<RewardsButton />);
  await userEvent.click(screen.getByRole('button', { name: '我的奖励' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('网络异常');
  server.answers[rewardOverview.path] = ok({ points: 5, rewards: [] });
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('5')).toBeVisible();
});

test('says that a pending reward is under review', async () => {
  const dialog = await open(0, [reward(2, { ...coupon('held'), state: 'held' }), reward(1, { state: 'held' })]);
  expect(await within(dialog).findAllByText('审核中')).toHaveLength(2);
  expect(within(dialog).getByText(/由工作人员核对后发放或答复/)).toBeVisible();
});
