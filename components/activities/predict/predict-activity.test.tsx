import { screen, waitFor } from '@testing-library/react';
import type { PredictState } from '@/lib/activities/predict/contract';
import { fakeActivity, renderIsland } from '../testing/fake-activity';
import { logInOver, loginDialog } from '../testing/log-in';
import { PredictActivity } from './predict-activity';

type Round = PredictState['rounds'][number];
const prize = { label: '竞猜礼', amount: 8, unit: 'usd' as const };
const round = (changes: Partial<Round> = {}): Round => ({
  id: '2026-11-21',
  beginsAt: '2026-11-20T16:00:00.000Z',
  closesAt: '2026-11-21T12:30:00.000Z',
  resultAt: '2026-11-21T16:00:00.000Z',
  phase: 'open',
  split: [
    { id: 'up', count: 75 },
    { id: 'down', count: 25 },
  ],
  total: 100,
  outcome: null,
  mine: null,
  ...changes,
});
const state = (rounds: Round[], streak: number | null = 0): PredictState => ({
  kind: 'predict',
  rounds,
  calendar: [],
  streak,
});
const island = (
  <PredictActivity
    slug="guess-2508"
    title="猜涨跌"
    question="今日伦敦金收涨还是收跌？"
    answer={{
      type: 'options',
      options: [
        { id: 'up', label: '涨' },
        { id: 'down', label: '跌' },
      ],
    }}
    prize={prize}
    streaks={[{ length: 3, prize }]}
  />
);
const figures = (
  <PredictActivity
    slug="nonfarm-2504"
    title="猜非农"
    question="新增非农就业多少？"
    answer={{ type: 'number', min: -10, max: 60, step: 0.1, unit: '万人', winners: 10 }}
    prize={prize}
    streaks={[]}
  />
);
const press = (name: string) => screen.findByRole('button', { name });

test("sends a confirmed option once and shows the server's split and guess", async () => {
  const server = fakeActivity(state([round()]), {
    onAct: () => ({
      state: state([
        round({
          total: 125,
          split: [
            { id: 'up', count: 100 },
            { id: 'down', count: 25 },
          ],
          mine: { answer: 'up', right: null },
        }),
      ]),
    }),
  });
  const { user } = renderIsland(island);
  expect(await press('请选择一项')).toBeDisabled();
  expect(screen.getByText('11月21日 20:30 截止（北京时间）')).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: /^涨.*75%$/ }));
  await user.click(await press('确认竞猜'));
  expect(await press('本期已竞猜')).toBeDisabled();
  expect(screen.getByRole('radio', { name: /涨.*我的选择.*80%/ })).toBeChecked();
  expect(screen.getByText('已有 125 人参与本期')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('我的竞猜：涨。结果于 11月22日 00:00 公布');
  expect(server.acts).toMatchObject([{ action: 'guess', input: { round: '2026-11-21', answer: 'up' } }]);
});

test('shows neither number nor shares of a round with few guesses', async () => {
  fakeActivity(state([round({ total: 49 })]));
  renderIsland(island);
  await press('请选择一项');
  expect(screen.getByRole('radio', { name: '涨' })).toBeVisible();
  expect(screen.queryByText(/人参与|%/)).not.toBeInTheDocument();
});

test.each([
  [{ phase: 'closed' as const }, '本期已截止，等待结果'],
  [{ phase: 'called-off' as const }, '本期已作废'],
  [{ phase: 'settled' as const, outcome: 'down' }, '本期已公布结果'],
])('allows no guess: %o', async (changes, words) => {
  fakeActivity(state([round(changes)]));
  renderIsland(island);
  expect(await press(words)).toBeDisabled();
  for (const option of screen.getAllByRole('radio')) expect(option).toBeDisabled();
});

test.each([
  [true, '恭喜，猜中了！'],
  [false, '这次没有猜中，下期再来。'],
])('says whether the guess of a settled round was right: %s', async (right, words) => {
  fakeActivity(
    state([round({ phase: 'settled', outcome: 'down', mine: { answer: right ? 'down' : 'up', right } })], 2),
  );
  renderIsland(island);
  expect(await screen.findByText(words, { exact: false })).toHaveTextContent('本期结果：跌。');
  expect(screen.getByText('当前连中 2 次')).toBeInTheDocument();
});

test('shows result and guess of past rounds', async () => {
  const past = { id: 'b', closesAt: '2026-11-20T12:30:00.000Z', phase: 'settled' as const, outcome: 'up' };
  fakeActivity(state([round(), round({ ...past, mine: { answer: 'down', right: false } })]));
  renderIsland(island);
  const entry = (await screen.findByText('11月20日 20:30 截止')).closest('li');
  expect(entry).toHaveTextContent('涨我猜 跌，未中');
});

test('checks a number before sending it', async () => {
  const server = fakeActivity(state([round({ split: [], total: 0 })]));
  const { user } = renderIsland(figures);
  const input = await screen.findByRole('textbox', { name: '我的竞猜' });
  for (const [text, words] of [
    ['', '请输入数字'],
    ['0x11', '请输入数字'],
    ['61', '请输入-10至60万人之间的数字'],
    ['12.34', '请按每 0.1 一档填写'],
  ] as const) {
    await user.clear(input);
    if (text) await user.type(input, text);
    await user.click(await press('确认竞猜'));
    expect(input).toHaveAccessibleDescription(words);
    expect(input).toHaveFocus();
  }
  expect(server.acts).toHaveLength(0);
  await user.clear(input);
  await user.type(input, '１７。7');
  expect(input).toHaveValue('17.7');
  expect(screen.getByText('4/5')).toBeVisible();
  await user.click(await press('确认竞猜'));
  await waitFor(() => expect(server.acts).toMatchObject([{ input: { round: '2026-11-21', answer: 17.7 } }]));
});

test('sends a chosen option after the login', async () => {
  const server = fakeActivity(state([round()], null));
  const { user } = renderIsland(island, { signedIn: false });
  await user.click(await screen.findByRole('radio', { name: /^涨/ }));
  await user.click(await press('登录后竞猜'));
  await loginDialog();
  server.state = state([round()]);
  await logInOver(server);
  await waitFor(() => expect(server.acts).toMatchObject([{ action: 'guess', input: { answer: 'up' } }]));
});

test('opens the login without a choice and sends no guess', async () => {
  const server = fakeActivity(state([round()], null));
  const { user } = renderIsland(island, { signedIn: false });
  await user.click(await press('登录后竞猜'));
  await loginDialog();
  server.state = state([round()]);
  await logInOver(server);
  expect(await press('请选择一项')).toBeDisabled();
  expect(server.acts).toHaveLength(0);
});
