import { act, render, screen, waitFor, within } from '@testing-library/react';
import type { QuizState } from '@/lib/activities/quiz/contract';
import { accountChanged } from '@/lib/browser/client-state/account-changed';
import { toastStore } from '@/lib/browser/overlays/toast';
import { readToken } from '@/lib/browser/session/token';
import { activityRewards } from '@/lib/contract/activities/calls';
import { notifySessionEnd } from '../account/notify-session-end';
import { MyPrizes } from '../activities/draw/my-prizes';
import { QuizActivity } from '../activities/quiz/quiz-activity';
import { fakeActivity, newToken, type Refusal, renderIsland, TOKEN } from '../activities/testing/fake-activity';
import { logInOver } from '../activities/testing/log-in';
import { Startup } from './startup';

jest.mock('@/lib/browser/start', () => ({ start: () => {} }));

const SENTENCE = '登录已过期，请重新登录';
const GONE: Refusal = { refuse: 'unauthorized', message: SENTENCE, status: 401 };
const NEXT = 'n'.repeat(43);
const week = { beginsAt: '2026-11-15T16:00:00.000Z', endsAt: '2026-11-22T16:00:00.000Z' };
const question = { topicid: 2, number: 2, question: '第2问？', options: ['甲', '乙'] };

const quizOf = (mine: QuizState['terms'][number]['mine'], next: QuizState['next']): QuizState => ({
  kind: 'quiz',
  terms: [{ periodid: 100, ...week, running: true, total: 3, mine }],
  next,
  deadline: null,
  practice: [],
});
const HALFWAY = quizOf({ answered: 1, right: 1, prize: null }, question);
const ANONYMOUS = quizOf(null, null);

/** Renders a page with a half-finished quiz and a list of prizes, whose session ends now. */
async function pageWhoseSessionEnds() {
  const server = fakeActivity(HALFWAY);
  const view = renderIsland(
    <>
      <Startup />
      <QuizActivity slug="answer-2505" title="五月答题" activityId={57} progress="bar" terms="current" prizes={[]} />
      <MyPrizes slug="answer-2505" won={0} />
    </>,
    { token: newToken() },
  );
  await view.user.click(await screen.findByRole('radio', { name: /^B.*乙$/ }));
  server.onAct = () => GONE;
  server.knowsSession = false;
  server.others[activityRewards.path] = GONE;
  return { ...view, server };
}

const answerButton = () => screen.findByRole('button', { name: '确认作答' });
const dialog = () => screen.findByRole('dialog', { name: '登录交易账户' });
const chosen = () => screen.getByRole('radio', { name: /^B.*乙$/, hidden: true });

test('opens the login with its reason for a rejected answer and repeats the answer with the same key afterwards', async () => {
  const { user, server } = await pageWhoseSessionEnds();
  await user.click(await answerButton());
  expect(within(await dialog()).getByText(SENTENCE)).toBeVisible();
  expect(toastStore.get()).toBeNull();
  expect(chosen()).toBeChecked();

  server.knowsSession = true;
  delete server.others[activityRewards.path];
  await logInOver(server);
  await waitFor(() => expect(server.reads.at(-1)).toBe(TOKEN));
  expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument();
  expect(readToken()).toBe(TOKEN);
  expect(chosen()).toBeChecked();

  const right = { kind: 'quiz' as const, topicid: 2, choice: 1, right: 1, explanation: '因为是乙。' };
  server.onAct = () => ({ state: quizOf({ answered: 2, right: 2, prize: null }, null), outcome: right });
  await user.click(await answerButton());
  expect(await screen.findByText('答对了')).toBeInTheDocument();
  const [first, second] = server.acts;
  expect(second).toEqual(first);
});

test('reports the end once when several islands find it together, and every island keeps its content', async () => {
  const { server } = await pageWhoseSessionEnds();
  const reads = server.reads.length;
  act(accountChanged);
  expect(within(await dialog()).getByText(SENTENCE)).toBeVisible();
  await waitFor(() => expect(server.reads.length).toBeGreaterThan(reads));
  expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(1);
  expect(screen.getAllByText(SENTENCE)).toHaveLength(1);
  expect(chosen()).toBeChecked();
});

test('becomes an anonymous page when the visitor closes the login', async () => {
  const { user, server } = await pageWhoseSessionEnds();
  await user.click(await answerButton());
  server.state = ANONYMOUS;
  await user.click(within(await dialog()).getByRole('button', { name: '关闭' }));
  expect(await screen.findByRole('complementary', { name: '登录或开户' })).toBeInTheDocument();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  expect(readToken()).toBeNull();
});

test("removes the session's data from an idle page after a while", async () => {
  await pageWhoseSessionEnds();
  const button = await answerButton();
  jest.useFakeTimers();
  act(() => button.click());
  await dialog();
  sessionStorage.setItem('typedMobile', '13800000000');
  expect(chosen()).toBeChecked();
  await act(() => jest.advanceTimersByTimeAsync(300_000));
  expect(screen.getByRole('complementary', { name: '登录或开户', hidden: true })).toBeInTheDocument();
  expect(screen.queryByRole('radio', { name: /^B.*乙$/, hidden: true })).not.toBeInTheDocument();
  expect([readToken(), sessionStorage.getItem('typedMobile')]).toEqual([null, null]);
});

test('closes the dialog after a login in another tab and continues with it', async () => {
  const { user, server } = await pageWhoseSessionEnds();
  await user.click(await answerButton());
  await dialog();
  server.knowsSession = true;
  delete server.others[activityRewards.path];
  localStorage.setItem('token', NEXT);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument());
  await waitFor(() => expect(server.reads.at(-1)).toBe(NEXT));
  expect(chosen()).toBeChecked();
});

test("opens the app's own login once inside the app", async () => {
  const login = jest.fn();
  Object.assign(window, { android: { login } });
  // Long before the other tests: the module asks the app at most once a second, and Jest's clock starts at zero.
  jest.spyOn(performance, 'now').mockReturnValue(-60_000);
  window.history.replaceState(null, '', '/newactivities/answer-2505?source=android');
  const { user } = await pageWhoseSessionEnds();
  await user.click(await answerButton());
  await waitFor(() => expect(login).toHaveBeenCalledTimes(1));
  // A deposit that was rejected because of it asks as well.
  notifySessionEnd();
  expect(login).toHaveBeenCalledTimes(1);
  expect(toastStore.get()?.text).toBe(SENTENCE);
  expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument();
  expect(chosen()).toBeChecked();
});

test('shows a toast and an anonymous page if the session ended before the page opened', async () => {
  const { unmount } = await pageWhoseSessionEnds();
  unmount();
  localStorage.clear();
  fakeActivity(ANONYMOUS, { knowsSession: false, others: { [activityRewards.path]: GONE } });
  localStorage.setItem('token', newToken());
  render(
    <>
      <Startup />
      <QuizActivity slug="answer-2505" title="五月答题" activityId={57} progress="bar" terms="current" prizes={[]} />
      <MyPrizes slug="answer-2505" won={0} />
    </>,
  );
  expect(await screen.findByRole('complementary', { name: '登录或开户' })).toBeInTheDocument();
  await waitFor(() => expect(toastStore.get()?.text).toBe(SENTENCE));
  expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument();
});
