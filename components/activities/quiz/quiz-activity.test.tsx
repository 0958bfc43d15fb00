import { screen, waitFor, within } from '@testing-library/react';
import type { QuizState } from '@/lib/activities/quiz/contract';
import { answerList, selectPeriodId } from '@/lib/contract/activity';
import { fakeActivity, renderIsland } from '../testing/fake-activity';
import { logInOver, loginDialog } from '../testing/log-in';
import { QuizActivity } from './quiz-activity';

const prize = { label: '答题礼', amount: 8, unit: 'usd' as const };
const question = (number: number) => ({
  topicid: number,
  number,
  question: `第${number}问？`,
  options: ['甲', '乙', '丙'],
});
const week = { beginsAt: '2026-11-15T16:00:00.000Z', endsAt: '2026-11-22T16:00:00.000Z' };
const weekBefore = { beginsAt: '2026-11-08T16:00:00.000Z', endsAt: '2026-11-15T16:00:00.000Z' };

function state(answered: number | null, right = 0, changes: Partial<QuizState> = {}): QuizState {
  const mine = answered === null ? null : { answered, right, prize: answered === 2 && right === 2 ? prize : null };
  return {
    kind: 'quiz',
    terms: [
      { periodid: 100, ...week, running: true, total: 2, mine },
      { periodid: 99, ...weekBefore, running: false, total: 2, mine: mine && { answered: 0, right: 0, prize: null } },
    ],
    next: answered !== null && answered < 2 ? question(answered + 1) : null,
    deadline: null,
    practice: [{ periodid: 99, questions: [question(1), question(2)] }],
    ...changes,
  };
}
const outcome = (topicid: number, choice: number) => ({
  kind: 'quiz' as const,
  topicid,
  choice,
  right: 1,
  explanation: '因为是乙。',
});
const island = (changes: { terms?: 'all' | 'current'; secondsPerQuestion?: number } = {}) => (
  <QuizActivity
    slug="answer-2505"
    activityId={57}
    title="五月答题"
    progress="bar"
    terms="all"
    prizes={[{ right: 2, prize }]}
    {...changes}
  />
);
// A blank may replace a place for a line break.
const PRACTICE = /^先练上一期 ?（练习， ?不计奖励）$/;
const press = (name: string | RegExp) => screen.findByRole('button', { name });

test("asks a term's questions one by one, explains each answer and ends with result and prize", async () => {
  const answers = [
    { state: state(1, 1), outcome: outcome(1, 1) },
    { state: state(2, 2), outcome: outcome(2, 1), won: [prize] },
  ];
  const server = fakeActivity(state(0), { onAct: () => answers.shift() ?? {} });
  const { user } = renderIsland(island());
  expect(await press('请选择一个答案')).toBeDisabled();
  expect(screen.queryByText('因为是乙。')).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: /^B.*乙$/ }));
  const confirm = await press('确认作答');
  const status = within(confirm.closest('form') as HTMLElement).getByRole('status');
  await user.click(confirm);
  await screen.findByText('答对了');
  // Screen readers announce changes of an element that was there before; the button keeps the focus.
  expect(await press('下一题')).toHaveFocus();
  expect(status).toHaveTextContent('第 1 题，共 2 题，答对了。因为是乙。');
  expect(screen.getByRole('group', { name: /第1问？/ })).toBeInTheDocument();
  await user.click(await press('下一题'));
  expect(await screen.findByRole('group', { name: /第2问？/ })).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: /^B.*乙$/ }));
  await user.click(await press('确认作答'));
  expect(await press('查看成绩')).toBeEnabled();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(await press('查看成绩'));
  expect(await screen.findByRole('dialog')).toHaveTextContent('$8');
  expect(screen.getByRole('region', { name: '本期成绩' })).toHaveTextContent('答对 2 / 2 题');
  expect(screen.getByText(/，答对 2$/).closest('p')).toHaveFocus();
  expect(server.acts.map(({ action, input }) => [action, input])).toEqual([
    ['answer', { periodid: 100, topicid: 1, choice: 1 }],
    ['answer', { periodid: 100, topicid: 2, choice: 1 }],
  ]);
});

test('names the right option after a wrong answer', async () => {
  fakeActivity(state(0), { onAct: () => ({ state: state(1), outcome: outcome(1, 2) }) });
  const { user } = renderIsland(island());
  await user.click(await screen.findByRole('radio', { name: /^C.*丙$/ }));
  await user.click(await press('确认作答'));
  expect(await screen.findByText('答错了，正确答案是 B')).toBeInTheDocument();
  expect(screen.getByText('因为是乙。')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: '正确答案' }).closest('label')).toHaveTextContent('乙');
  expect(screen.getByRole('img', { name: '您的选择' }).closest('label')).toHaveTextContent('丙');
});

test('shows the result of a finished term immediately', async () => {
  fakeActivity(state(2, 1));
  renderIsland(island());
  const result = await screen.findByRole('region', { name: '本期成绩' });
  expect(result).toHaveTextContent(
    '本期已完成11月16日—11月22日，答对 1 / 2 题 题，共 2 题这期未达到奖励题数，下期再来。',
  );
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

describe('with a time limit', () => {
  const hidden = { next: { ...question(1), question: '', options: [] } };
  const running = { deadline: '2026-11-21T04:00:20.000Z' };

  test("starts the clock on the visitor's tap and shows the question then", async () => {
    const server = fakeActivity(state(0, 0, hidden), {
      onAct: () => ({ state: state(0, 0, running) }),
    });
    const { user } = renderIsland(island({ secondsPerQuestion: 20 }));
    expect(await screen.findByText('共 2 题，每题限时 20 秒')).toBeInTheDocument();
    await user.click(await press('开始答题'));
    expect(await screen.findByRole('group', { name: /第1问？/ })).toBeInTheDocument();
    expect(screen.getByRole('timer')).toHaveTextContent(/^剩余 (1[5-9]|20) 秒$/);
    expect(server.acts).toMatchObject([{ action: 'begin', input: { periodid: 100 } }]);
  });

  test('sends an expired question once without a choice', async () => {
    const server = fakeActivity(state(0, 0, { deadline: '2026-11-21T04:00:00.000Z' }), {
      onAct: () => ({
        state: state(1, 0, { next: { ...question(2), question: '', options: [] } }),
        outcome: outcome(1, -1),
      }),
    });
    renderIsland(island({ secondsPerQuestion: 20 }));
    expect(await screen.findByText('时间到，正确答案是 B')).toBeInTheDocument();
    expect(server.acts).toMatchObject([{ action: 'answer', input: { periodid: 100, topicid: 1, choice: -1 } }]);
  });
});

test('offers practice of an ended term without a session, marked as giving nothing', async () => {
  const server = fakeActivity(state(null), {
    onAct: (_, input) => ({ outcome: outcome(Number(input.topicid), Number(input.choice)) }),
  });
  const { user } = renderIsland(island(), { signedIn: false });
  await user.click(await press(PRACTICE));
  expect(screen.getByText('练习，不计奖励')).toBeInTheDocument();
  for (const onward of ['下一题', '看看成绩']) {
    await user.click(await screen.findByRole('radio', { name: /^B.*乙$/ }));
    await user.click(await press('确认作答'));
    await user.click(await press(onward));
  }
  expect(await screen.findByText('练习完成，答对', { exact: false })).toHaveTextContent('答对 2 / 2 题');
  expect(screen.getByText('练习完成，答对', { exact: false })).toHaveFocus();
  expect(server.acts.map(({ action }) => action)).toEqual(['practise', 'practise']);
});

describe('question banks', () => {
  const topic = (number: number, right?: string) => ({
    topicid: number,
    question: `第${number}问？`,
    answer: '甲,乙,丙',
    ...(right && { right }),
  });
  const listed = (topics: object[]) => ({
    [answerList.path]: { status: 0, AnswerActivityConfigPeriodTopics: [{ periodid: 100, topics }] },
    [selectPeriodId.path]: { status: 0, periodid: 100 },
  });

  test('are requested once, when the running term is known, and show their options as A to G', async () => {
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const server = fakeActivity(state(0), { others: listed([topic(1), topic(2)]), before: () => asked });
    renderIsland(island());
    await waitFor(() => expect(server.reads).toHaveLength(1));
    expect(server.asked).toEqual([]);
    answer();
    await screen.findByRole('group', { name: /第1问？/ });
    expect(screen.getAllByRole('radio').map(({ parentElement }) => parentElement?.textContent)).toEqual([
      'AA，甲',
      'BB，乙',
      'CC，丙',
    ]);
    await waitFor(() =>
      expect(server.asked).toEqual([
        [answerList.path, { answeractivityid: '57' }],
        [selectPeriodId.path, { activityid: '57' }],
      ]),
    );
  });

  test('are graded on the page if they contain the right options and no server grades', async () => {
    const server = fakeActivity(state(null), { down: true, others: listed([topic(1, 'B'), topic(2, '丙')]) });
    const { user } = renderIsland(island(), { signedIn: false });
    expect(await screen.findByText('练习，不计奖励')).toBeInTheDocument();
    await user.click(await screen.findByRole('radio', { name: /^B.*乙$/ }));
    await user.click(await press('确认作答'));
    expect(await screen.findByText('答对了')).toBeInTheDocument();
    await user.click(await press('下一题'));
    await user.click(await screen.findByRole('radio', { name: /^B.*乙$/ }));
    await user.click(await press('确认作答'));
    expect(await screen.findByText('答错了，正确答案是 C')).toBeInTheDocument();
    await user.click(await press('看看成绩'));
    expect(await screen.findByText('练习完成，答对', { exact: false })).toHaveTextContent('答对 1 / 2 题');
    expect(server.acts).toEqual([]);
  });

  test('cannot be played without right options and without a server that grades', async () => {
    fakeActivity(state(null), { down: true, others: listed([topic(1)]) });
    renderIsland(island(), { signedIn: false });
    expect(await press('重试')).toBeEnabled();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });
});

test('lists past terms with their Beijing days if the campaign shows them', async () => {
  fakeActivity(state(0));
  const { unmount } = renderIsland(island());
  const past = (await screen.findByText('11月9日—11月15日')).closest('li') as HTMLElement;
  expect(within(past).getByRole('button', { name: '练习 11月9日—11月15日' })).toBeInTheDocument();
  expect(screen.getByText('11月16日—11月22日').closest('li')).toHaveTextContent('进行中');
  unmount();
  renderIsland(island({ terms: 'current' }));
  await screen.findByText('答对有礼');
  expect(screen.queryByText('11月9日—11月15日')).not.toBeInTheDocument();
});

test('keeps the choice after a lost response and retries with the same key', async () => {
  let lost = true;
  const server = fakeActivity(state(0), {
    onAct: () => {
      if (!lost) return { state: state(1, 1), outcome: outcome(1, 1) };
      lost = false;
      return 'network';
    },
  });
  const { user } = renderIsland(island());
  await user.click(await screen.findByRole('radio', { name: /^B.*乙$/ }));
  await user.click(await press('确认作答'));
  await waitFor(() => expect(server.acts).toHaveLength(1));
  await user.click(await press('确认作答'));
  expect(await screen.findByText('答对了')).toBeInTheDocument();
  expect(server.acts[1]?.key).toBe(server.acts[0]?.key);
});

test("asks no question after the campaign's end but offers practice", async () => {
  fakeActivity(state(0), { phase: 'ended' });
  renderIsland(island());
  expect(await screen.findByText('活动已结束')).toBeInTheDocument();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  expect(await press(PRACTICE)).toBeEnabled();
});

test("asks the term's question after the login", async () => {
  const server = fakeActivity(state(null));
  const { user } = renderIsland(island(), { signedIn: false });
  await user.click(await press('登录后答题'));
  await loginDialog();
  server.state = state(0);
  await logInOver(server);
  expect(await press('请选择一个答案')).toBeDisabled();
  expect(server.acts).toHaveLength(0);
});
