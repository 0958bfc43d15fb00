import { screen, waitFor } from '@testing-library/react';
import type { Outcome } from '@/lib/activities/odds';
import type { ActivityOf } from '@/lib/activities/schema';
import type { TreasureState } from '@/lib/activities/treasure/contract';
import { fakeActivity, renderIsland, TOKEN } from '../testing/fake-activity';
import { logInOver, loginDialog } from '../testing/log-in';
import { TreasureActivity } from './treasure-activity';

type BoxState = NonNullable<TreasureState['mine']>['boxes'][number]['state'];
const prize = { label: '宝箱礼', amount: 18, unit: 'usd' as const };
const outcomes: Outcome[] = [
  { id: 'gift', label: '$18 赠金', prize, odds: 1000, stock: 50 },
  { id: 'none', label: '空箱', prize: null, odds: 9000, stock: null },
];
const boxes: ActivityOf<'treasure'>['boxes'] = [
  { id: 'one', label: '青铜箱', unlock: { by: 'day', day: 3 }, outcomes },
  {
    id: 'two',
    label: '白银箱',
    unlock: { by: 'condition', condition: { type: 'verified' }, hint: '完成实名' },
    outcomes,
  },
  { id: 'three', label: '黄金箱', unlock: { by: 'credit' }, outcomes },
];
function state(states: BoxState[] | null, turns = 0, content = 'gift', left = 50): TreasureState {
  const box = (state: BoxState, index: number) => ({
    id: boxes[index]?.id ?? '',
    state,
    outcome: state === 'opened' ? content : null,
  });
  const inside = [
    { id: 'gift', left },
    { id: 'none', left: null },
  ];
  return {
    kind: 'treasure',
    boxes: boxes.map(({ id }) => ({ id, outcomes: inside })),
    mine: states && { turns, boxes: states.map(box) },
  };
}
const island = (look: 'advent' | 'chests' | 'eggs' = 'chests') => (
  <TreasureActivity
    slug="treasure-box-2412"
    title="十二月宝箱"
    look={look}
    boxes={boxes}
    credits={[{ from: 'day', count: 1, label: '每日登录' }]}
    renews="never"
  />
);

test.each(['advent', 'chests', 'eggs'] as const)(
  'opens a ready box and shows what the server put in it: %s',
  async (look) => {
    const server = fakeActivity(state(['missed', 'locked', 'ready'], 1), {
      onAct: () => ({
        state: state(['missed', 'locked', 'opened']),
        outcome: { kind: 'treasure', box: 'three', outcome: 'gift' },
        won: [prize],
      }),
    });
    const { user } = renderIsland(island(look));
    await user.click(await screen.findByRole('button', { name: /黄金箱.*点击开启/ }));
    expect(await screen.findByRole('dialog')).toHaveTextContent('$18');
    expect(screen.getByText('已开启，$18 赠金')).toBeInTheDocument();
    expect(screen.getByText('开出“$18 赠金”。次数已用完，按下列方式可再得。')).toBeInTheDocument();
    expect(server.acts).toMatchObject([{ action: 'open', input: { box: 'three' } }]);
  },
);

test('says that a box is empty and shows no prize', async () => {
  fakeActivity(state(['ready', 'locked', 'locked']), {
    onAct: () => ({
      state: state(['opened', 'locked', 'locked'], 0, 'none'),
      outcome: { kind: 'treasure', box: 'one', outcome: 'none' },
    }),
  });
  const { user } = renderIsland(island());
  await user.click(await screen.findByRole('button', { name: /青铜箱/ }));
  expect(await screen.findByText(/^开出“空箱”，这次没有奖品。/)).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('says what closed boxes wait for and shows them without buttons', async () => {
  fakeActivity(state(['missed', 'locked', 'locked']));
  renderIsland(island());
  expect(await screen.findByText('已错过')).toBeInTheDocument();
  expect(screen.getByText('完成实名')).toBeInTheDocument();
  expect(screen.getByText('待得次数')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /箱/ })).not.toBeInTheDocument();
});

test.each([
  ['ready', 1],
  ['locked', 0],
] as const)(
  'opens the tapped box after the login if it is ready: one that is %s is opened %i times',
  async (box, opened) => {
    const server = fakeActivity(state(null));
    const { user } = renderIsland(island(), { signedIn: false });
    const [first] = await screen.findAllByRole('button', { name: /箱/ });
    expect(screen.getByText('登录后即可开启。')).toBeInTheDocument();
    await user.click(first as Element);
    await loginDialog();
    server.state = state([box, 'locked', 'locked']);
    await logInOver(server);
    await waitFor(() => expect(server.reads.at(-1)).toBe(TOKEN));
    await waitFor(() => expect(server.acts.map(({ action }) => action)).toEqual(Array(opened).fill('open')));
  },
);

test.each(['advent', 'chests', 'eggs'] as const)(
  'says on a closed box that its limited prizes are gone: %s',
  async (look) => {
    fakeActivity(state(['opened', 'locked', 'ready'], 1, 'gift', 0));
    renderIsland(island(look));
    expect(await screen.findAllByText('限量已发完')).toHaveLength(2);
    expect(screen.getByRole('row', { name: '$18 赠金 10% 已发完' })).toBeInTheDocument();
  },
);

test('opens nothing after the end', async () => {
  fakeActivity(state(['ready', 'ready', 'ready'], 2), { phase: 'ended' });
  renderIsland(island());
  expect(await screen.findAllByText('现不可开启')).toHaveLength(3);
  expect(screen.queryByRole('button', { name: /箱/ })).not.toBeInTheDocument();
});
