import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TasksState } from '@/lib/activities/tasks/contract';
import { fakeActivity, renderIsland } from '../testing/fake-activity';
import { StairsActivity } from './stairs-activity';

const prize = { label: '台阶礼', amount: 6, unit: 'usd' } as const;
const tasks = [
  { id: 'verify', title: '实名', text: '上传身份证。', condition: { type: 'verified' } as const, prize },
  { id: 'card', title: '绑卡', text: '绑定银行卡。', condition: { type: 'card' } as const, prize },
  { id: 'lots', title: '一手', text: '平仓一手。', condition: { type: 'trade', from: 1 } as const, prize },
];

function progress(card: 'done' | 'collected'): TasksState {
  const steps = ['collected', card, 'locked'] as const;
  return { kind: 'tasks', mine: { tasks: tasks.map(({ id }, index) => ({ id, state: steps[index] ?? 'locked' })) } };
}
const renderStairs = () => renderIsland(<StairsActivity slug="bbwy" title="台阶" order="sequence" tasks={tasks} />);

test("highlights and describes the visitor's step, and describes another one on a tap", async () => {
  fakeActivity(progress('done'));
  renderStairs();
  expect(await screen.findByRole('button', { name: /绑卡/, current: 'step' })).toHaveTextContent('可领取');
  expect(screen.getByText('绑定银行卡。')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /一手/ }));
  expect(screen.getByText('平仓一手。')).toBeVisible();
  expect(screen.getByText('完成上一项后解锁')).toBeVisible();
});

test('collects the selected step, whose coin falls into place once the prize is closed', async () => {
  const server = fakeActivity(progress('done'));
  server.onAct = () => ({ state: progress('collected'), won: [prize] });
  const { container } = renderStairs();
  const landed = () => container.querySelectorAll('li img.landing').length;
  await userEvent.click(await screen.findByRole('button', { name: /绑卡/ }));
  await userEvent.click(screen.getByRole('button', { name: '领取' }));
  expect(server.acts[0]).toMatchObject({ kind: 'tasks', action: 'collect', input: { task: 'card' } });
  const dialog = await screen.findByRole('dialog', { name: '恭喜您获得' });
  expect(landed()).toBe(0);
  act(() => (dialog as HTMLDialogElement).close());
  expect(landed()).toBe(1);
  await userEvent.click(screen.getByRole('button', { name: /实名/ }));
  expect(landed()).toBe(0);
});
