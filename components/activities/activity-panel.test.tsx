import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TasksState } from '@/lib/activities/tasks/contract';
import { BANNER_FORM } from '@/lib/browser/page/scroll-to-element';
import { tasksCalls } from '@/lib/contract/browser/activities/tasks';
import { ActivityPanel } from './activity-panel';
import { fakeActivity, renderIsland } from './testing/fake-activity';
import { useActivity } from './use-activity';

const STATE: TasksState = { kind: 'tasks', mine: null };

function Island() {
  return (
    <ActivityPanel title="夏日任务" activity={useActivity('summer', tasksCalls)} invitation="登录后领取奖励">
      {() => <p>玩法</p>}
    </ActivityPanel>
  );
}

test('says that it is reading the state', async () => {
  fakeActivity(STATE);
  renderIsland(<Island />);
  expect(screen.getByRole('heading', { name: '夏日任务' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('正在读取活动进度…');
  expect(await screen.findByText('玩法')).toBeVisible();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('shows why the state could not be read, with a retry', async () => {
  const server = fakeActivity(STATE);
  server.down = 'network';
  renderIsland(<Island />);
  expect(await screen.findByRole('alert')).toHaveTextContent('网络异常，请重试');
  server.down = false;
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('玩法')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test("says that the site's server has no activities, without game, login or retry", async () => {
  fakeActivity(STATE, { down: { refuse: 'not_offered', message: '本站暂未开通此项服务', status: 404 } });
  renderIsland(<Island />);
  expect(await screen.findByText('本页暂不开放在线参与')).toBeVisible();
  expect(screen.queryByText('玩法')).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test("shows the start in Beijing time with a countdown by the server's clock before it begins", async () => {
  fakeActivity(STATE, { now: '2026-05-02T04:00:00.000Z', phase: 'upcoming', beginsAt: '2026-05-03T16:00:00.000Z' });
  renderIsland(<Island />);
  expect(await screen.findByText('活动尚未开始')).toBeVisible();
  expect(screen.getByText('2026年5月4日 00:00（北京时间）开始')).toBeVisible();
  expect(screen.getByRole('timer', { name: '距开始' })).toHaveTextContent(/^距开始1天1[12]:\d\d:\d\d1天1[12]小时/);
  expect(screen.getByText('玩法')).toBeVisible();
});

test('shows when it ended, without an invitation', async () => {
  fakeActivity(STATE, { phase: 'ended', endsAt: '2025-05-31T16:00:00.000Z' });
  renderIsland(<Island />, { signedIn: false });
  expect(await screen.findByText('活动已结束')).toBeVisible();
  expect(screen.getByText('结束时间：2025年5月31日 24:00（北京时间）')).toBeVisible();
  expect(screen.queryByRole('link', { name: '立即开户' })).not.toBeInTheDocument();
});

test('shows until when rewards can be collected, with a login', async () => {
  const dates = { endsAt: '2026-11-20T16:00:00.000Z', claimsUntil: '2026-12-20T16:00:00.000Z' };
  fakeActivity(STATE, { phase: 'ended', ...dates });
  renderIsland(<Island />, { signedIn: false });
  expect(await screen.findByText(/请在2026年12月20日 24:00（北京时间）前领取/)).toBeVisible();
  expect(screen.getByText('登录后领取奖励')).toBeVisible();
});

test('shows an announced end with its time', async () => {
  fakeActivity(STATE, { endsAt: '2026-11-30T16:00:00.000Z' });
  renderIsland(<Island />);
  expect(await screen.findByText('2026年11月30日 24:00（北京时间）')).toBeVisible();
  expect(screen.getByRole('timer', { name: '距结束' })).toBeVisible();
});

test('says that it is paused', async () => {
  fakeActivity(STATE, { paused: true });
  renderIsland(<Island />);
  expect(await screen.findByText('活动暂停中')).toBeVisible();
});

test('hides an end in the future when it was closed early', async () => {
  fakeActivity(STATE, { phase: 'ended', endsAt: '2027-05-31T16:00:00.000Z' });
  renderIsland(<Island />);
  expect(await screen.findByText('活动已结束')).toBeVisible();
  expect(screen.queryByText(/结束时间/)).not.toBeInTheDocument();
});

describe('a visitor without a session', () => {
  test('leads to the landing page with the query, or to the login', async () => {
    fakeActivity(STATE);
    renderIsland(<Island />, { signedIn: false });
    expect(await screen.findByText('登录后领取奖励')).toBeVisible();
    const open = screen.getByRole('link', { name: '立即开户' });
    expect(open).toHaveAttribute('href', '/newactivities/kh_7694_form');
    expect(open).toHaveAttribute('data-keep-query');
    expect(screen.getByRole('button', { name: '登录' })).toBeVisible();
  });

  test('leads to the form on the page', async () => {
    fakeActivity(STATE);
    window.matchMedia = (() => ({ matches: true })) as unknown as typeof window.matchMedia;
    const form = document.createElement('form');
    form.id = BANNER_FORM;
    form.scrollIntoView = jest.fn();
    document.body.append(form);
    renderIsland(<Island />, { signedIn: false });
    await userEvent.click(await screen.findByRole('link', { name: '立即开户' }));
    await waitFor(() => expect(form.scrollIntoView).toHaveBeenCalled());
  });
});

test('does not ask a visitor with a session to log in', async () => {
  fakeActivity(STATE);
  renderIsland(<Island />);
  await screen.findByText('玩法');
  expect(screen.queryByRole('link', { name: '立即开户' })).not.toBeInTheDocument();
});
