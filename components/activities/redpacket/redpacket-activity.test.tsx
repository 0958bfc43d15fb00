import { screen, waitFor } from '@testing-library/react';
import type { RedpacketState } from '@/lib/activities/redpacket/contract';
import { toastStore } from '@/lib/browser/overlays/toast';
import { fakeActivity, renderIsland } from '../testing/fake-activity';
import { logInOver, loginDialog } from '../testing/log-in';
import { RedpacketActivity } from './redpacket-activity';

const prize = { label: '红包', amount: 5, unit: 'usd' as const };
const next = { id: 'next', beginsAt: '2026-11-21T05:00:00.000Z' };
const round = (left: number) => ({
  id: 'now',
  beginsAt: '2026-11-21T03:59:30.000Z',
  endsAt: '2026-11-21T04:00:30.000Z',
  left,
});
const state = (changes: Partial<RedpacketState> = {}): RedpacketState => ({
  kind: 'redpacket',
  round: round(7),
  next,
  mine: { grabbed: null },
  ...changes,
});
const island = (
  <RedpacketActivity
    slug="scramble-dollar-2501"
    title="抢红包"
    everyMinutes={60}
    lastsSeconds={60}
    packets={[{ id: 'five', prize, stock: 100 }]}
  />
);
const falling = () => document.querySelectorAll('button img[src$="red-packet.svg"]');

test('grabs a packet by a tap on any falling one and shows what the server says was in it', async () => {
  const server = fakeActivity(state(), {
    onAct: () => ({ state: state({ round: round(6), mine: { grabbed: prize } }), won: [prize] }),
  });
  const { user } = renderIsland(island);
  expect(await screen.findByText('本场还剩 7 个')).toBeInTheDocument();
  await user.click(falling()[3]?.closest('button') as HTMLElement);
  expect(await screen.findByRole('dialog')).toHaveTextContent('$5');
  expect(screen.getByRole('status')).toHaveTextContent('本场已抢到 $5 赠金');
  expect(screen.getByText('下一场 11月21日 13:00（北京时间）')).toBeInTheDocument();
  expect(falling()).toHaveLength(0);
  expect(server.acts).toMatchObject([{ action: 'grab', input: {} }]);
});

test('reports a grab that came too late and says that the round is sold out', async () => {
  const server = fakeActivity(state(), {
    onAct: () => {
      server.state = state({ round: round(0) });
      return { refuse: 'sold_out', message: '本场红包已抢完' };
    },
  });
  const { user } = renderIsland(island);
  await user.click(await screen.findByRole('button', { name: '抢红包' }));
  await waitFor(() => expect(toastStore.get()?.text).toBe('本场红包已抢完'));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('本场已抢完'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(falling()).toHaveLength(0);
});

test('counts down to the next round', async () => {
  fakeActivity(state({ round: null }));
  renderIsland(island);
  expect(await screen.findByRole('timer', { name: '距下一场' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('红包雨即将开始');
  expect(falling()).toHaveLength(0);
});

test('reads a round again when it begins while the page is open', async () => {
  jest.useFakeTimers();
  const soon = { id: 'soon', beginsAt: '2026-11-21T04:00:01.200Z' };
  const server = fakeActivity(state({ round: null, next: soon }), { now: '2026-11-21T04:00:01.000Z' });
  renderIsland(island);
  await screen.findByText('红包雨即将开始');
  server.state = state();
  server.now = '2026-11-21T04:00:01.300Z';
  expect(await screen.findByRole('button', { name: '抢红包' })).toBeInTheDocument();
});

test('lets packets fall without a session and grabs one after the login', async () => {
  const server = fakeActivity(state({ mine: null }));
  const { user } = renderIsland(island, { signedIn: false });
  expect(await screen.findByRole('button', { name: '登录后抢红包' })).toBeEnabled();
  await user.click(falling()[0] as Element);
  await loginDialog();
  server.state = state();
  await logInOver(server);
  await waitFor(() => expect(server.acts).toMatchObject([{ action: 'grab' }]));
});

test('shows no packets after the end', async () => {
  fakeActivity(state(), { phase: 'ended' });
  renderIsland(island);
  expect(await screen.findByText('红包雨现未开放')).toBeInTheDocument();
  expect(falling()).toHaveLength(0);
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
});
