import { screen, waitFor, within } from '@testing-library/react';
import type { SigninState } from '@/lib/activities/signin/contract';
import { fakeActivity, renderIsland } from '../testing/fake-activity';
import { logInOver, loginDialog } from '../testing/log-in';
import { SigninActivity } from './signin-activity';

const points = { label: '签到', amount: 5, unit: 'points' as const };
const gift = { label: '连签礼', amount: 8, unit: 'usd' as const };

function state(mine: Partial<NonNullable<SigninState['mine']>> | null): SigninState {
  const nobody = { days: [], madeUp: [], since: '2026-11-01', counted: 0, streak: 0, makeUpLeft: 1, reached: [] };
  return {
    kind: 'signin',
    today: '2026-11-12',
    from: '2026-11-01',
    to: '2026-11-30',
    mine: mine && { ...nobody, ...mine },
  };
}
const island = (
  <SigninActivity
    slug="signin-2506"
    title="七月签到"
    cycle="month"
    daily={points}
    doubleDays={[6]}
    milestones={[
      { days: 3, prize: gift },
      { days: 7, prize: gift },
    ]}
    makeUpCards={2}
  />
);
const signed = { days: ['2026-11-10', '2026-11-11'], counted: 2, streak: 2 };

test('marks today as signed, advances the streak and shows the prizes', async () => {
  const server = fakeActivity(state(signed), {
    onAct: () => ({
      state: state({ days: [...signed.days, '2026-11-12'], counted: 3, streak: 3, reached: [3] }),
      won: [points, gift],
    }),
  });
  const { user } = renderIsland(island);
  expect(await screen.findByText('11月12日 今天，待签到')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '今日签到' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('连签礼');
  expect(screen.getByText('11月12日 已签到')).toBeInTheDocument();
  expect(screen.getByText('11月12日 已签到').closest('li')).toHaveAttribute('aria-current', 'date');
  expect(screen.getByRole('button', { name: '今日已签到' })).toBeDisabled();
  expect(server.acts).toMatchObject([{ action: 'sign', input: {} }]);
});

test('makes up a day only after a confirmation, and announces sign-in, cost and make-up in one status element', async () => {
  const days = [...signed.days, '2026-11-12'];
  const server = fakeActivity(state(signed), {
    onAct: (action) => ({
      state:
        action === 'sign'
          ? state({ ...signed, days, streak: 3 })
          : state({ days: [...days, '2026-11-09'], madeUp: ['2026-11-09'], streak: 4, makeUpLeft: 0 }),
    }),
  });
  const { user } = renderIsland(island);
  const sign = await screen.findByRole('button', { name: '今日签到' });
  const status = within(sign.closest('section') as HTMLElement).getByRole('status');
  expect(status).toBeEmptyDOMElement();
  await user.click(sign);
  await waitFor(() => expect(status).toHaveTextContent('11月12日，已签到，连续签到 3 天。'));
  await user.click(screen.getByRole('button', { name: '11月9日 漏签，可补签' }));
  expect(status).toHaveTextContent('补签11月9日，要用 1 张补签卡，还有 1 张。');
  expect(server.acts).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: '确定补签' }));
  await waitFor(() => expect(status).toHaveTextContent('11月9日，已补签，连续签到 4 天。'));
  expect(status).toBeInTheDocument();
  expect(screen.getByText('11月9日 已补签')).toBeInTheDocument();
  expect(server.acts[1]).toMatchObject({ action: 'makeUp', input: { day: '2026-11-09' } });
  expect(screen.queryByRole('button', { name: /可补签/ })).not.toBeInTheDocument();
});

test('shows what a milestone lacks and keeps a reached one after the streak broke', async () => {
  fakeActivity(state({ ...signed, reached: [3] }));
  renderIsland(island);
  const [three, seven] = (await screen.findAllByRole('listitem')).slice(-2);
  expect(three).toHaveTextContent('3 天$8 赠金已达成');
  expect(seven).toHaveTextContent('7 天$8 赠金还差 5 天');
  expect(screen.getByRole('progressbar', { name: '连续签到进度' })).toHaveValue(2);
});

test('does not mark days before the campaign or the account began as missed', async () => {
  fakeActivity(state({ ...signed, since: '2026-11-08' }));
  renderIsland(island);
  expect(await screen.findByText('11月7日 已过')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '11月8日 漏签，可补签' })).toBeInTheDocument();
});

test('marks a day that counts as two', async () => {
  fakeActivity(state(null));
  renderIsland(island, { signedIn: false });
  expect(await screen.findByText('11月6日 已过，当日计两天')).toBeInTheDocument();
});

test('signs today after the login', async () => {
  const server = fakeActivity(state(null), {
    onAct: () => ({ state: state({ days: ['2026-11-12'] }), won: [points] }),
  });
  const { user } = renderIsland(island, { signedIn: false });
  expect(await screen.findByRole('link', { name: '立即开户' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '登录后签到' }));
  await loginDialog();
  server.state = state(signed);
  await logInOver(server);
  expect(await screen.findByRole('dialog', { name: '恭喜您获得' })).toHaveTextContent('签到');
  expect(server.acts).toMatchObject([{ action: 'sign' }]);
});

test.each([
  ['upcoming', '活动未开始'],
  ['ended', '活动已结束'],
] as const)('allows neither signing nor making up: %s', async (phase, word) => {
  fakeActivity(state(signed), { phase });
  renderIsland(island);
  expect(await screen.findByRole('button', { name: word })).toBeDisabled();
  expect(screen.queryByRole('button', { name: /可补签/ })).not.toBeInTheDocument();
});
