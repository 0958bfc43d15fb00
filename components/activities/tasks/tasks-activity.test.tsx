import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TasksState } from '@/lib/activities/tasks/contract';
import { translate } from '@/lib/browser/testing/translate';
import { fakeActivity, renderIsland } from '../testing/fake-activity';
import { TasksActivity, type TasksActivityProps } from './tasks-activity';

type State = NonNullable<TasksState['mine']>['tasks'][number]['state'];

const TASKS: TasksActivityProps['tasks'] = [
  { id: 'open', title: '开立账户', text: '手机号注册', condition: { type: 'registered' }, prize: null },
  {
    id: 'verify',
    title: '实名认证',
    text: '上传证件',
    condition: { type: 'verified' },
    prize: { label: '认证礼', amount: 20, unit: 'usd' },
  },
  {
    id: 'trade',
    title: '首笔交易',
    text: '完成1手',
    condition: { type: 'trade', from: 1 },
    prize: { label: '交易礼', amount: 79, unit: 'usd' },
  },
];

function states(...all: State[]): TasksState {
  return { kind: 'tasks', mine: { tasks: all.map((state, index) => ({ id: TASKS[index]?.id ?? '', state })) } };
}

const renderTasks = (options = {}) =>
  renderIsland(<TasksActivity slug="summer" title="三步领 $99" order="sequence" tasks={TASKS} />, options);
const task = (title: string) =>
  within(screen.getByRole('heading', { name: new RegExp(title) }).closest('li') as HTMLElement);

test('shows every task with its state and next step', async () => {
  fakeActivity(states('done', 'done', 'locked'));
  renderTasks();
  expect(await screen.findByRole('img', { name: '已完成 2 项，共 3 项' })).toBeVisible();
  expect(task('开立账户').getByText('已完成')).toBeVisible();
  expect(task('开立账户').queryByRole('button')).not.toBeInTheDocument();
  expect(task('实名认证').getByRole('button', { name: '领取' })).toBeEnabled();
  expect(task('首笔交易').getByText('完成上一项后解锁')).toBeVisible();
  expect(screen.getByText('$99 赠金')).toBeVisible();
});

test('links an open task to where it is done', async () => {
  fakeActivity(states('open', 'open', 'open'));
  renderTasks();
  expect(await screen.findByRole('link', { name: '去开户' })).toHaveAttribute('href', '/newactivities/kh_7694_form');
  expect(task('实名认证').getByRole('button', { name: '去认证' })).toHaveAttribute('aria-haspopup', 'dialog');
  expect(task('首笔交易').getByRole('link', { name: '去交易' })).toHaveAttribute('data-keep-query');
});

test('shows the prize after collecting, and the task as collected', async () => {
  const server = fakeActivity(states('done', 'done', 'open'));
  renderTasks();
  server.onAct = () => ({
    state: states('done', 'collected', 'open'),
    won: [{ label: '认证礼', amount: 20, unit: 'usd' }],
  });
  await userEvent.click(await screen.findByRole('button', { name: '领取' }));
  const dialog = await screen.findByRole('dialog', { name: '恭喜您获得' });
  expect(dialog).toHaveTextContent('$20赠金认证礼');
  expect(server.acts[0]).toMatchObject({ kind: 'tasks', action: 'collect', input: { task: 'verify' } });
  act(() => (dialog as HTMLDialogElement).close());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(task('实名认证').getByText('已领取')).toBeVisible();
  expect(screen.queryByRole('button', { name: '领取' })).not.toBeInTheDocument();
});

test('marks a task as collected after a translator has changed the page', async () => {
  const server = fakeActivity(states('done', 'done', 'open'));
  renderTasks();
  server.onAct = () => ({ state: states('done', 'collected', 'done') });
  const collect = await screen.findByRole('button', { name: '领取' });
  expect(task('首笔交易').getByText('3')).toBeInTheDocument();
  translate();
  await userEvent.click(collect);
  expect(await task('实名认证').findByText('已领取')).toBeVisible();
  expect(task('首笔交易').queryByText('3')).not.toBeInTheDocument();
});

test.each([
  ['the trading platform after tasks with money', TASKS, 'link', '去交易'],
  ['the deposit after tasks without', TASKS.slice(0, 2), 'button', '去入金'],
] as const)('says that all tasks are done, and leads on to %s', async (_, tasks, role, name) => {
  const collected = states('done', 'collected', 'collected');
  fakeActivity({ ...collected, mine: { tasks: collected.mine?.tasks.slice(0, tasks.length) ?? [] } });
  renderIsland(<TasksActivity slug="auth-award" title="任务" order="sequence" tasks={[...tasks]} />);
  expect(await screen.findByText('全部任务已完成')).toBeVisible();
  expect(screen.getByRole(role, { name })).toBeVisible();
});

test('leads nowhere else while a prize can be collected', async () => {
  fakeActivity(states('done', 'collected', 'done'));
  renderTasks();
  expect(await screen.findByRole('button', { name: '领取' })).toBeVisible();
  expect(screen.queryByRole('link', { name: '去交易' })).not.toBeInTheDocument();
});

test('shows a visitor without a session the path and the login', async () => {
  fakeActivity({ kind: 'tasks', mine: null });
  renderTasks({ signedIn: false });
  expect(await screen.findByText('登录后查看您的任务进度，完成一项领取一项')).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.queryByText('已领取')).not.toBeInTheDocument();
});

test.each([
  [{ phase: 'upcoming' as const }, '已完成，活动开始后可领取'],
  [{ phase: 'ended' as const }, '已完成，领取时间已过'],
  [{ paused: true }, '活动暂停中'],
])('collects nothing with %j', async (dates, words) => {
  fakeActivity(states('done', 'done', 'open'), dates);
  renderTasks();
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('button', { name: '领取' })).not.toBeInTheDocument();
});

test('collects done tasks for some time after the end, but offers no open ones', async () => {
  const dates = { endsAt: '2026-11-20T16:00:00.000Z', claimsUntil: '2026-12-20T16:00:00.000Z' };
  const server = fakeActivity(states('collected', 'done', 'open'), { phase: 'ended', ...dates });
  const { user } = renderTasks();
  await user.click(await screen.findByRole('button', { name: '领取' }));
  expect(server.acts).toMatchObject([{ action: 'collect' }]);
  expect(screen.getByText('未完成')).toBeVisible();
});
