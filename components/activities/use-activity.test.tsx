import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TasksState } from '@/lib/activities/tasks/contract';
import { HTTP_TIMEOUT } from '@/lib/browser/http/api-error';
import { toastStore } from '@/lib/browser/overlays/toast';
import { dropToken, onSessionEnd, readToken, saveToken } from '@/lib/browser/session/token';
import { tasksCalls } from '@/lib/contract/browser/activities/tasks';
import { fakeActivity, newToken, renderIsland, TOKEN } from './testing/fake-activity';
import { logInOver, loginDialog } from './testing/log-in';
import { useActivity } from './use-activity';

type MyState = NonNullable<TasksState['mine']>['tasks'][number]['state'];

const own = (state: MyState): TasksState => ({ kind: 'tasks', mine: { tasks: [{ id: 'open', state }] } });
const ANONYMOUS: TasksState = { kind: 'tasks', mine: null };

function Island() {
  const { status, data, message, pending, act: perform, retry } = useActivity('summer', tasksCalls);
  return (
    <>
      <output>
        {status} {data?.status} {data?.signedIn && 'signed-in'} {data?.state.mine?.tasks[0]?.state} {message}
      </output>
      <button type="button" onClick={() => perform('collect', { task: 'open' })}>
        {pending ? 'pending' : 'collect'}
      </button>
      <button type="button" onClick={retry}>
        retry
      </button>
    </>
  );
}

const shown = () => screen.getByRole('status').textContent?.replace(/\s+/g, ' ').trim();
const ready = (words: string) => waitFor(() => expect(shown()).toBe(words));

/** Shows the island to a visitor with a session. */
async function show(state: MyState, options: { token?: string } = {}) {
  const server = fakeActivity(own(state));
  renderIsland(<Island />, options);
  await ready(`ready running signed-in ${state}`);
  return server;
}

/** Shows the island to a visitor without a session. */
async function showAnonymous() {
  const server = fakeActivity(ANONYMOUS);
  const { user } = renderIsland(<Island />, { signedIn: false });
  await ready('ready running');
  return { server, user };
}

const collect = () => userEvent.click(screen.getByRole('button', { name: 'collect' }));

describe('the state', () => {
  test('is read once with the stored token', async () => {
    const server = fakeActivity(own('open'));
    renderIsland(<Island />);
    expect(shown()).toBe('loading');
    await ready('ready running signed-in open');
    expect(server.reads).toEqual([TOKEN]);
  });

  test.each([
    ['network', '网络异常，请重试'],
    ['html', '服务暂时不可用，请稍后再试'],
  ] as const)('shows why it could not be read (%s) and can be read again', async (how, sentence) => {
    const server = fakeActivity(own('open'));
    server.down = how;
    renderIsland(<Island />);
    await ready(`failed ${sentence}`);
    server.down = false;
    await userEvent.click(screen.getByRole('button', { name: 'retry' }));
    await ready('ready running signed-in open');
  });

  test('stays on the page when it cannot be refreshed', async () => {
    const server = await show('open');
    server.down = 'network';
    await userEvent.click(screen.getByRole('button', { name: 'retry' }));
    await waitFor(() => expect(server.reads).toHaveLength(2));
    expect(shown()).toBe('ready running signed-in open');
  });

  test('is read again when the activity ends while its page is open, and not otherwise by the clock', async () => {
    jest.useFakeTimers();
    const server = fakeActivity(own('open'), { endsAt: '2026-05-02T04:01:00.000Z', now: '2026-05-02T04:00:00.000Z' });
    renderIsland(<Island />);
    await act(() => jest.advanceTimersByTimeAsync(59_000));
    expect(server.reads).toHaveLength(1);
    Object.assign(server, { phase: 'ended', now: '2026-05-02T04:01:00.100Z' });
    await act(() => jest.advanceTimersByTimeAsync(1_500));
    expect(shown()).toBe('ready ended signed-in open');
    await act(() => jest.advanceTimersByTimeAsync(3_600_000));
    expect(server.reads).toHaveLength(2);
  });

  test('is read again each time a day begins in Beijing', async () => {
    jest.useFakeTimers();
    const server = fakeActivity(own('done'), { now: '2026-05-02T15:59:00.000Z' });
    renderIsland(<Island />);
    await act(() => jest.advanceTimersByTimeAsync(59_000));
    expect(server.reads).toHaveLength(1);
    Object.assign(server, { state: own('open'), now: '2026-05-02T16:00:02.000Z' });
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(shown()).toBe('ready running signed-in open');
    expect(server.reads).toHaveLength(2);
    await act(() => jest.advanceTimersByTimeAsync(23 * 3_600_000));
    expect(server.reads).toHaveLength(2);
    await act(() => jest.advanceTimersByTimeAsync(3_600_000));
    expect(server.reads).toHaveLength(3);
  });
});

describe('an action', () => {
  test('shows the state of the response', async () => {
    const server = await show('done');
    server.onAct = () => ({ state: own('collected') });
    await collect();
    await ready('ready running signed-in collected');
    expect(server.acts[0]).toMatchObject({ slug: 'summer', kind: 'tasks', action: 'collect', input: { task: 'open' } });
    expect(server.reads).toHaveLength(1);
  });

  test.each(['network', 'html'] as const)('retries with the same key after a lost response (%s)', async (how) => {
    const server = await show('done');
    server.onAct = () => how;
    await collect();
    await waitFor(() => expect(toastStore.get()?.text).toMatch(/请/));
    await screen.findByRole('button', { name: 'collect' });
    server.onAct = () => ({ state: own('collected') });
    await collect();
    await ready('ready running signed-in collected');
    const keys = server.acts.map(({ key }) => key);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  test('retries with the same key after a timeout', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const server = fakeActivity(own('done'));
    renderIsland(<Island />);
    await act(() => jest.advanceTimersByTimeAsync(0));
    server.onAct = () => 'silence';
    await user.click(screen.getByRole('button', { name: 'collect' }));
    expect(screen.getByRole('button', { name: 'pending' })).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(HTTP_TIMEOUT));
    expect(toastStore.get()?.text).toBe('网络不给力，请稍后重试');
    server.onAct = () => ({ state: own('collected') });
    await user.click(screen.getByRole('button', { name: 'collect' }));
    await ready('ready running signed-in collected');
    expect(new Set(server.acts.map(({ key }) => key)).size).toBe(1);
  });

  test('gets a new key after any response; a rejection is shown and the state read again', async () => {
    const server = await show('done');
    server.onAct = () => ({ refuse: 'already_done', message: '该奖励已领取', status: 409 });
    server.state = own('collected');
    await collect();
    await ready('ready running signed-in collected');
    expect(toastStore.get()?.text).toBe('该奖励已领取');
    server.onAct = () => ({ state: own('collected') });
    await collect();
    await waitFor(() => expect(server.acts).toHaveLength(2));
    server.onAct = () => ({ state: own('collected') });
    await screen.findByRole('button', { name: 'collect' });
    await collect();
    await waitFor(() => expect(server.acts).toHaveLength(3));
    await screen.findByRole('button', { name: 'collect' });
    expect(new Set(server.acts.map(({ key }) => key)).size).toBe(3);
  });

  test('is retried with the same key and session while the server has no room, and says that it waits', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const noRoom = { refuse: 'unavailable', message: '请稍后重试', status: 503, retryAfter: 5 } as const;
    const server = fakeActivity(own('done'), { down: noRoom });
    renderIsland(<Island />);
    await act(() => jest.advanceTimersByTimeAsync(4_900));
    expect(shown()).toBe('loading');
    server.down = false;
    server.onAct = () => noRoom;
    await act(() => jest.advanceTimersByTimeAsync(1_200));
    expect(shown()).toBe('ready running signed-in done');
    await user.click(screen.getByRole('button', { name: 'collect' }));
    await user.click(screen.getByRole('button', { name: 'pending' }));
    await act(() => jest.advanceTimersByTimeAsync(4_900));
    expect(toastStore.get()?.text).toBe('正在为您排队，请稍候…');
    expect(server.acts).toHaveLength(1);
    server.onAct = () => ({ state: own('collected') });
    await act(() => jest.advanceTimersByTimeAsync(1_200));
    expect(shown()).toBe('ready running signed-in collected');
    expect(toastStore.get()).toBeNull();
    expect(server.acts.map(({ key }) => key)).toEqual([server.acts[0]?.key, server.acts[0]?.key]);
  });

  test('is sent once for a double click', async () => {
    const server = await show('done');
    server.onAct = () => ({ state: own('collected') });
    const button = screen.getByRole('button', { name: 'collect' });
    fireEvent.click(button);
    fireEvent.click(button);
    await ready('ready running signed-in collected');
    expect(server.acts).toHaveLength(1);
  });
});

describe('an action without a session', () => {
  test("opens the login and continues with the account's own state", async () => {
    const { server } = await showAnonymous();
    await collect();
    expect(await loginDialog()).toHaveTextContent('请先登录，登录后继续');
    expect(server.acts).toHaveLength(0);
    server.state = own('done');
    server.onAct = () => {
      expect(shown()).toBe('ready running signed-in done');
      return { state: own('collected') };
    };
    await logInOver(server);
    await ready('ready running signed-in collected');
    expect(server.acts).toMatchObject([{ action: 'collect', input: { task: 'open' } }]);
    expect(server.reads.at(-1)).toBe(TOKEN);
  });

  test('is dropped when the visitor closes the login, and can be tried again', async () => {
    const { server, user } = await showAnonymous();
    for (let time = 0; time < 2; time++) {
      await collect();
      await user.click(within(await loginDialog()).getByRole('button', { name: '关闭' }));
      await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument());
    }
    expect(server.acts).toHaveLength(0);
    expect(shown()).toBe('ready running');
  });

  test("is not sent if the account's state cannot be read, and the page says so", async () => {
    const { server } = await showAnonymous();
    await collect();
    server.down = 'network';
    await logInOver(server);
    await ready('failed 网络异常，请重试');
    expect(server.acts).toHaveLength(0);
  });

  describe('right after a login', () => {
    /** Taps while the account's own state is still loading; resolves to a function that lets the state arrive. */
    async function tapEarly() {
      const { server } = await showAnonymous();
      let arrive = () => {};
      server.before = () =>
        new Promise((resolve) => {
          arrive = resolve;
        });
      server.state = own('done');
      act(() => saveToken(TOKEN));
      await waitFor(() => expect(server.reads.at(-1)).toBe(TOKEN));
      await collect();
      return { server, arrive: () => act(async () => arrive()) };
    }

    test("waits for the account's own state and does not ask for a login", async () => {
      const { server, arrive } = await tapEarly();
      server.onAct = () => ({ state: own('collected') });
      await arrive();
      await ready('ready running signed-in collected');
      expect(server.acts).toHaveLength(1);
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });

    test('is dropped when the account logs out in the meantime', async () => {
      const { server } = await tapEarly();
      server.before = async () => {};
      server.state = ANONYMOUS;
      act(() => dropToken());
      await ready('ready running');
      server.state = own('done');
      act(() => saveToken(newToken()));
      await ready('ready running signed-in done');
      expect(server.acts).toHaveLength(0);
    });
  });

  test("opens the app's own login inside the app", async () => {
    const login = jest.fn();
    Object.assign(window, { android: { login } });
    window.history.replaceState(null, '', '/newactivities/summer?source=android');
    const { server } = await showAnonymous();
    await collect();
    await waitFor(() => expect(login).toHaveBeenCalled());
    expect(server.acts).toHaveLength(0);
  });
});

describe('a session that ends while the page is open', () => {
  const gone = { refuse: 'unauthorized', message: '登录已过期，请重新登录', status: 401 } as const;
  const ended = jest.fn();
  let stop: () => void;
  beforeEach(() => {
    stop = onSessionEnd(ended);
  });
  afterEach(() => stop());

  const shownDone = () => show('done', { token: newToken() });

  test('is reported without a toast and leaves the page as it was', async () => {
    const server = await shownDone();
    const reads = server.reads.length;
    server.onAct = () => gone;
    await collect();
    await waitFor(() => expect(ended).toHaveBeenCalledWith(true));
    expect(shown()).toBe('ready running signed-in done');
    expect(toastStore.get()).toBeNull();
    expect(server.reads).toHaveLength(reads);
    expect(localStorage.getItem('token')).toBeNull();
  });

  test("lets the action continue with the same key after the login, and keeps the page until the account's own state is read", async () => {
    const server = await shownDone();
    server.onAct = () => gone;
    await collect();
    await waitFor(() => expect(ended).toHaveBeenCalled());
    let answer = () => {};
    server.before = () => new Promise<void>((resolve) => (answer = resolve));
    act(() => saveToken('b'.repeat(43)));
    await waitFor(() => expect(server.reads.at(-1)).toBe('b'.repeat(43)));
    expect(shown()).toBe('ready running signed-in done');
    await act(async () => answer());
    await ready('ready running signed-in done');
    server.onAct = () => ({ state: own('collected') });
    await collect();
    await ready('ready running signed-in collected');
    expect(server.acts.map(({ key }) => key)).toEqual([server.acts[0]?.key, server.acts[0]?.key]);
  });

  test('is noticed when the state is read again, and changes nothing on the page', async () => {
    const server = await shownDone();
    Object.assign(server, { state: ANONYMOUS, knowsSession: false });
    await userEvent.click(screen.getByRole('button', { name: 'retry' }));
    await waitFor(() => expect(ended.mock.calls).toEqual([[true]]));
    expect(shown()).toBe('ready running signed-in done');
  });

  test('leaves an anonymous page when the visitor continues without it', async () => {
    const server = await shownDone();
    server.onAct = () => gone;
    await collect();
    await waitFor(() => expect(ended).toHaveBeenCalled());
    server.state = ANONYMOUS;
    act(dropToken);
    await ready('ready running');
    expect(server.reads.at(-1)).toBeNull();
  });

  test('is reported once on an anonymous page if it ended before', async () => {
    const server = fakeActivity(ANONYMOUS, { knowsSession: false });
    localStorage.clear();
    localStorage.setItem('token', 'dead');
    render(<Island />);
    await ready('ready running');
    expect(ended.mock.calls).toEqual([[false]]);
    expect(readToken()).toBeNull();
    await waitFor(() => expect(server.reads.at(-1)).toBeNull());
  });

  test('leaves an anonymous page when it ends in another tab, and a login there is used here', async () => {
    const server = await shownDone();
    server.state = ANONYMOUS;
    localStorage.removeItem('token');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
    await ready('ready running');
    server.state = own('open');
    localStorage.setItem('token', 'c'.repeat(43));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
    await ready('ready running signed-in open');
    expect(ended).not.toHaveBeenCalled();
  });
});
