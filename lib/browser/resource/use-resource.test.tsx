import { act, render, screen } from '@testing-library/react';
import { reloadResources } from './resource';
import { useResource } from './use-resource';

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

function Show({ name = 'points', version = '' }: { name?: string | null; version?: string }) {
  const { data, error, resource } = useResource(name ?? undefined, read, version);
  return (
    <>
      <output>{`${data ?? 'nothing'}${error ? ' failed' : ''}`}</output>
      <button type="button" onClick={() => resource?.update((known) => `${known} changed`)}>
        change
      </button>
      <button type="button" onClick={() => resource?.reload()}>
        reload
      </button>
    </>
  );
}

const shown = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const comeBack = (after: number) => {
  jest.setSystemTime(Date.now() + after);
  return act(async () => document.dispatchEvent(new Event('visibilitychange')));
};

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
  const { rerender } = render(<Show />);
  await calls[0]?.answer('5');
  rerender(<Show version="other" />);
  expect(calls).toHaveLength(2);
  expect(shown()).toEqual(['5']);
  await calls[1]?.fail();
  expect(shown()).toEqual(['5 failed']);
  await press('reload');
  await calls[2]?.answer('6');
  expect(shown()).toEqual(['6']);
});

test('clears the error of another version', async () => {
  const { rerender } = render(<Show />);
  await calls[0]?.fail();
  expect(shown()).toEqual(['nothing failed']);
  rerender(<Show version="other" />);
  expect(shown()).toEqual(['nothing']);
});

test('drops an answer that was overtaken', async () => {
  render(<Show />);
  await press('reload');
  await calls[1]?.answer('new');
  await calls[0]?.answer('old');
  expect(shown()).toEqual(['new']);
  await press('reload');
  await press('change');
  await calls[2]?.answer('older than the change');
  expect(shown()).toEqual(['new changed']);
});

test('reads again when the page returns, at least five seconds after the last reading', async () => {
  render(<Show />);
  await calls[0]?.answer('5');
  await comeBack(4_999);
  expect(calls).toHaveLength(1);
  await comeBack(1);
  expect(calls).toHaveLength(2);
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await comeBack(10_000);
  expect(calls).toHaveLength(2);
});

test.each(['focus', 'online'])('reads again on %s', async (event) => {
  render(<Show />);
  await calls[0]?.answer('5');
  jest.setSystemTime(Date.now() + 10_000);
  await act(async () => window.dispatchEvent(new Event(event)));
  expect(calls).toHaveLength(2);
});

test('is dropped when no component shows it any more', async () => {
  const { unmount } = render(<Show />);
  await calls[0]?.answer('5');
  unmount();
  render(<Show />);
  expect(shown()).toEqual(['nothing']);
  expect(calls).toHaveLength(2);
});

test('reloads everything that is shown, regardless of its age', async () => {
  render(
    <>
      <Show />
      <Show name="tasks" />
    </>,
  );
  await calls[0]?.answer('5');
  await calls[1]?.answer('open');
  await act(async () => reloadResources());
  expect(calls).toHaveLength(4);
  expect(shown()).toEqual(['5', 'open']);
  await calls[2]?.answer('6');
  await calls[3]?.answer('done');
  expect(shown()).toEqual(['6', 'done']);
});
