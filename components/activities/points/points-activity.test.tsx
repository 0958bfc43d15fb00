import { screen, waitFor, within } from '@testing-library/react';
import type { PointsState } from '@/lib/activities/points/contract';
import { toastStore } from '@/lib/browser/overlays/toast';
import { fakeActivity, renderIsland } from '../testing/fake-activity';
import { logInOver, loginDialog } from '../testing/log-in';
import { PointsActivity } from './points-activity';

const bonus = { label: '赠金', amount: 8, unit: 'usd' as const };
const cup = { label: '保温杯', amount: 1, unit: 'gift' as const };
const day = { label: '每日登录', amount: 10, unit: 'points' as const };
const nobody = { balance: 0, earn: [], ledger: [] };

function state(mine: Partial<NonNullable<PointsState['mine']>> | null, left = 5): PointsState {
  return {
    kind: 'points',
    shop: [
      { id: 'bonus', left },
      { id: 'cup', left: 1 },
    ],
    mine: mine && { ...nobody, ...mine },
  };
}
const island = (
  <PointsActivity
    slug="integrate-2412"
    title="积分兑换"
    earn={[
      { by: 'day', id: 'day', label: '每日登录', points: 10 },
      { by: 'condition', id: 'verified', label: '完成实名', points: 100, condition: { type: 'verified' } },
    ]}
    shop={[
      { id: 'bonus', cost: 100, stock: 5, prize: bonus },
      { id: 'cup', cost: 900, stock: 1, prize: cup },
    ]}
  />
);
const earn = [
  { id: 'day', state: 'open' as const },
  { id: 'verified', state: 'locked' as const },
];
/** Finds a button by its words; what it belongs to follows after a colon. */
function press(name: string) {
  return screen.findByRole('button', { name: (words) => words.replace(/\s*：\s*/, '：') === name });
}

test('collects points once and updates balance and ledger', async () => {
  const movement = { at: '2026-11-20T16:30:00.000Z', label: '每日登录', change: 10, balance: 130 };
  const server = fakeActivity(state({ balance: 120, earn }), {
    onAct: () => ({
      state: state({ balance: 130, earn: [{ id: 'day', state: 'done' }], ledger: [movement] }),
      won: [day],
    }),
  });
  const { user } = renderIsland(island);
  expect(await press('未完成：完成实名')).toBeDisabled();
  expect(screen.getByRole('status')).toHaveTextContent('120');
  await user.click(await press('领取：每日登录'));
  expect(await screen.findByRole('dialog')).toHaveTextContent('10');
  expect(screen.getByRole('status')).toHaveTextContent('130');
  expect(await press('今日已领：每日登录')).toBeDisabled();
  expect(screen.getByText('11月21日 00:30').closest('li')).toHaveTextContent('每日登录+1011月21日 00:30余额 130');
  expect(server.acts).toMatchObject([{ action: 'earn', input: { id: 'day' } }]);
});

test('spends points only after a confirmation', async () => {
  const server = fakeActivity(state({ balance: 120 }), {
    onAct: () => ({ state: state({ balance: 20 }, 4), won: [bonus] }),
  });
  const { user } = renderIsland(island);
  await user.click(await press('兑换：$8 赠金'));
  const question = screen.getByRole('dialog', { name: '确认兑换' });
  expect(question).toHaveTextContent('用 100 积分兑换$8 赠金');
  expect(server.acts).toHaveLength(0);
  await user.click(within(question).getByRole('button', { name: '再想想' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(await press('兑换：$8 赠金'));
  await user.click(await press('确认兑换'));
  expect(await screen.findByRole('dialog')).toHaveTextContent('恭喜您获得');
  expect(screen.getByText('剩余 4 份')).toBeInTheDocument();
  expect(await press('还差 80：$8 赠金')).toBeDisabled();
  expect(server.acts).toMatchObject([{ action: 'redeem', input: { id: 'bonus' } }]);
});

test('locks items that are sold out or too expensive and says why', async () => {
  fakeActivity(state({ balance: 300 }, 0));
  renderIsland(island);
  expect(await press('已兑完：$8 赠金')).toBeDisabled();
  expect(await press('还差 600：保温杯')).toBeDisabled();
});

test('reports a redemption that came too late', async () => {
  fakeActivity(state({ balance: 120 }), { onAct: () => ({ refuse: 'sold_out', message: '该商品已兑完' }) });
  const { user } = renderIsland(island);
  await user.click(await press('兑换：$8 赠金'));
  await user.click(await press('确认兑换'));
  await waitFor(() => expect(toastStore.get()?.text).toBe('该商品已兑完'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('shows shop and ways without a session and collects after the login', async () => {
  const server = fakeActivity(state(null));
  const { user } = renderIsland(island, { signedIn: false });
  await user.click(await press('登录后领：每日登录'));
  expect(screen.queryByText('积分明细')).not.toBeInTheDocument();
  await loginDialog();
  server.state = state({ balance: 120, earn });
  await logInOver(server);
  await waitFor(() => expect(server.acts).toMatchObject([{ action: 'earn', input: { id: 'day' } }]));
});

test.each([
  [2000, true],
  [20, false],
])('asks about the chosen item after the login if the balance allows it (%i points: %s)', async (balance, asked) => {
  const server = fakeActivity(state(null));
  const { user } = renderIsland(island, { signedIn: false });
  await user.click(await press('登录后兑：$8 赠金'));
  await loginDialog();
  server.state = state({ balance, earn });
  await logInOver(server);
  await press(asked ? '兑换：$8 赠金' : '还差 80：$8 赠金');
  if (asked) expect(await screen.findByRole('dialog', { name: '确认兑换' })).toHaveTextContent('$8 赠金');
  else expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(server.acts).toHaveLength(0);
});

test('earns and redeems nothing after the end', async () => {
  fakeActivity(state({ balance: 2000, earn }), { phase: 'ended' });
  renderIsland(island);
  expect(await press('领取：每日登录')).toBeDisabled();
  expect(await press('兑换：$8 赠金')).toBeDisabled();
});
