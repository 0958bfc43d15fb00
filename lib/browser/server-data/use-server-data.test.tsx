import { act, render, screen } from '@testing-library/react';
import { accountChanged } from '../client-state/account-changed';
import { useServerData } from './use-server-data';

// SWR waits for a task of the real clock after the page has returned.
const realSetTimeout = setTimeout;

interface Call {
  answer(data: string): Promise<void>;
  fail(): Promise<void>;
}

/** The requests in order; each waits until the test answers it. */
let calls: Call[];
const read = () =>
  new Promise<string>((resolve, reject) => {
    calls.push({
      answer: (data) => act(async () => resolve(data)),
      fail: () => act(async () => reject(new Error('down'))),
    });
  });

interface ShowProps {
  name?: string | null;
  token?: string;
  keepPreviousData?: boolean;
}

function Show({ name = 'points', token = 'a', keepPreviousData = false }: ShowProps) {
  const { data, error, reload, update } = useServerData(name === null ? null : [name, token], read, {
    keepPreviousData,
  });
  return (
    <>
      <output>{`${data ?? 'nothing'}${error ? ' failed' : ''}`}</output>
      <button type="button" onClick={() => update((known) => `${known} changed`)}>
        change
      </button>
      <button type="button" onClick={reload}>
        reload
      </button>
    </>
  );
}

const shown = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const comeBack = (event = 'visibilitychange') =>
  act(async () => {
    document.dispatchEvent(new Event(event, { bubbles: true }));
    await new Promise((resolve) => realSetTimeout(resolve, 5));
  });

beforeEach(() => {
  calls = [];
  jest.useFakeTimers();
});

test('reads once for all components', async () => {
  render(
    <>
      <Show />
      <Show />
    </>,
  );
  expect(shown()).toEqual(['nothing', 'nothing']);
  await calls[0]?.answer('5');
  expect(shown()).toEqual(['5', '5']);
  expect(calls).toHaveLength(1);
});

test('reads nothing without a name', () => {
  render(<Show name={null} />);
  expect(shown()).toEqual(['nothing']);
  expect(calls).toHaveLength(0);
});

test('keeps the data during a reload and after a failed one', async () => {
  render(<Show />);
  await calls[0]?.answer('5');
  await press('reload');
  expect(calls).toHaveLength(2);
  expect(shown()).toEqual(['5']);
  await calls[1]?.fail();
  expect(shown()).toEqual(['5 failed']);
  await press('reload');
  await calls[2]?.answer('6');
  expect(shown()).toEqual(['6']);
});

test("never shows another key's data or error", async () => {
  const { rerender } = render(<Show />);
  await calls[0]?.answer('5');
  rerender(<Show token="b" />);
  expect(shown()).toEqual(['nothing']);
  await calls[1]?.fail();
  expect(shown()).toEqual(['nothing failed']);
  rerender(<Show token="c" />);
  expect(shown()).toEqual(['nothing']);
});

test("drops an answer of an earlier key, and keeps that key's data if it is asked to", async () => {
  const { rerender } = render(<Show keepPreviousData />);
  await calls[0]?.answer('5');
  await press('reload');
  rerender(<Show keepPreviousData token="b" />);
  expect(shown()).toEqual(['5']);
  await calls[2]?.answer('own');
  await calls[1]?.answer('6');
  expect(shown()).toEqual(['own']);
});

test('drops an answer that was overtaken', async () => {
  render(<Show />);
  await press('change');
  expect(shown()).toEqual(['nothing']);
  await press('reload');
  await calls[1]?.answer('new');
  await calls[0]?.answer('old');
  expect(shown()).toEqual(['new']);
  await press('reload');
  await press('change');
  await calls[2]?.answer('older than the change');
  expect(shown()).toEqual(['new changed']);
});

test('does not try again by itself after a failure', async () => {
  render(<Show />);
  await calls[0]?.fail();
  await pass(3_600_000);
  expect(calls).toHaveLength(1);
});

test.each(['visibilitychange', 'focus', 'online'])(
  'reads again on %s, at least five seconds after the last reading',
  async (event) => {
    render(<Show />);
    await calls[0]?.answer('5');
    await pass(4_900);
    await comeBack(event);
    expect(calls).toHaveLength(1);
    await pass(200);
    await comeBack(event);
    expect(calls).toHaveLength(2);
  },
);

test('does not read in the background', async () => {
  render(<Show />);
  await calls[0]?.answer('5');
  await pass(10_000);
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await comeBack();
  expect(calls).toHaveLength(1);
});

test('reads everything that is shown again after a change of the account, regardless of its age', async () => {
  render(
    <>
      <Show />
      <Show name="tasks" />
    </>,
  );
  await calls[0]?.answer('5');
  await calls[1]?.answer('open');
  await act(async () => accountChanged());
  expect(calls).toHaveLength(4);
  expect(shown()).toEqual(['5', 'open']);
  await calls[2]?.answer('6');
  await calls[3]?.answer('done');
  expect(shown()).toEqual(['6', 'done']);
});
