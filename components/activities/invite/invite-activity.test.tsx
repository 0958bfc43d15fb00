import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { InviteState } from '@/lib/activities/invite/contract';
import { toastStore } from '@/lib/browser/overlays/toast';
import { navigate } from '@/lib/browser/page/navigate';
import { shareCard } from '@/lib/browser/share/share-card';
import { inviteLink } from '@/lib/flows/invite-link';
import { fakeActivity, renderIsland, TOKEN } from '../testing/fake-activity';
import { InviteActivity } from './invite-activity';

const usd = (amount: number) => ({ label: '邀请礼', amount, unit: 'usd' as const });

const mine = (collectable: number): InviteState => ({
  kind: 'invite',
  mine: {
    code: 'GX7K2M',
    counted: 3,
    collectable,
    friends: [
      { mobile: '138****8000', registeredAt: '2026-05-01T17:00:00.000Z', state: 'verified' },
      { mobile: '186****0321', registeredAt: '2026-04-20T03:00:00.000Z', state: 'counted' },
    ],
  },
});

function renderInvite(options = {}) {
  return renderIsland(
    <InviteActivity
      slug="invite-2412"
      title="邀请好友"
      brand={{ name: '金业', picture: '/app.svg', sharePicture: '/share.jpg' }}
      conditionLabel="首笔交易"
      each={usd(20)}
      monthlyMax={8}
      tiers={[
        { friends: 3, prize: usd(50) },
        { friends: 5, prize: usd(100) },
      ]}
    />,
    options,
  );
}

beforeEach(() => {
  window.history.replaceState(null, '', '/newactivities/invite-2412?v=XY_7&token=secret&utm_term=x');
  // jsdom has no canvas.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

test('offers the invitation as the share card of the page', async () => {
  fakeActivity(mine(0));
  const { unmount } = renderInvite();
  await screen.findByRole('button', { name: '复制链接' });
  expect(shareCard()).toMatchObject({ title: '好友邀您一起开户', link: inviteLink('GX7K2M', window.location) });
  unmount();
  expect(shareCard().link).toBe('http://localhost/newactivities/invite-2412?v=XY_7');
});

test("copies the visitor's link", async () => {
  fakeActivity(mine(0));
  const user = userEvent.setup();
  renderInvite();
  await user.click(await screen.findByRole('button', { name: '复制链接' }));
  await waitFor(() => expect(toastStore.get()?.text).toBe('邀请链接已复制'));
  expect(await navigator.clipboard.readText()).toBe(inviteLink('GX7K2M', window.location));
});

test('shows the progress of friends and tiers', async () => {
  fakeActivity(mine(0));
  renderInvite();
  const waiting = (await screen.findByText('138****8000')).closest('li');
  expect(waiting).toHaveTextContent('2026年5月2日开户已实名，待首笔交易');
  expect(screen.getByText('186****0321').closest('li')).toHaveTextContent('已达标');
  expect(screen.getByText('满 3 位').closest('li')).toHaveTextContent('已达成');
  expect(screen.getByText('满 5 位').closest('li')).toHaveTextContent('还差 2 位');
  expect(screen.getByRole('button', { name: '好友达标后可领取' })).toBeDisabled();
});

test("collects all friends' rewards together and shows each", async () => {
  const server = fakeActivity(mine(2));
  renderInvite();
  server.onAct = () => ({ state: mine(0), won: [usd(20), usd(50)] });
  await userEvent.click(await screen.findByRole('button', { name: /^领取\s2\s份奖励$/ }));
  const dialog = await screen.findByRole('dialog', { name: '恭喜您获得' });
  expect(dialog).toHaveTextContent('$20赠金');
  expect(dialog).toHaveTextContent('$50赠金');
  expect(server.acts[0]).toMatchObject({ kind: 'invite', action: 'collect', input: {} });
});

test('passes the session on to the invite flow', async () => {
  fakeActivity(mine(0));
  renderInvite();
  await userEvent.click(await screen.findByRole('button', { name: '更多邀请方式' }));
  expect(jest.mocked(navigate).mock.calls[0]?.[0]).toMatch(new RegExp(`/old-user-brings-new-user\\?token=${TOKEN}$`));
});

test('shows the rewards without a session and asks for a login before the invite flow', async () => {
  fakeActivity({ kind: 'invite', mine: null });
  renderInvite({ signedIn: false });
  expect(await screen.findByText('登录后获取您的专属邀请链接与海报')).toBeVisible();
  expect(screen.getByText('满 3 位')).toBeVisible();
  expect(screen.queryByRole('button', { name: '复制链接' })).not.toBeInTheDocument();
  jest.useFakeTimers();
  act(() => screen.getByRole('button', { name: '更多邀请方式' }).click());
  expect(toastStore.get()?.text).toBe('请先登录');
  jest.advanceTimersByTime(2999);
  expect(toastStore.get()?.text).toBe('请先登录');
  expect(navigate).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(navigate).toHaveBeenCalled();
});

test('shows no link to share and nothing to collect after the end', async () => {
  fakeActivity(mine(2), { phase: 'ended' });
  renderInvite();
  expect(await screen.findByRole('button', { name: '现不可领取' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: '复制链接' })).not.toBeInTheDocument();
});
