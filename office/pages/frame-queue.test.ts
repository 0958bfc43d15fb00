import { createFrameQueue } from './frame-queue';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

function open(names: string) {
  const begun: string[] = [];
  const loaded = new Map<string, () => void>();
  const queue = createFrameQueue(2, 1_000);
  const leave = new Map(
    [...names].map((name) => [
      name,
      queue.join((end) => {
        begun.push(name);
        loaded.set(name, end);
      }),
    ]),
  );
  return { begun, end: (name: string) => loaded.get(name)?.(), leave: (name: string) => leave.get(name)?.() };
}

test('loads a few frames at a time, in order', () => {
  const { begun, end } = open('abcd');
  expect(begun).toEqual(['a', 'b']);
  end('a');
  end('a');
  expect(begun).toEqual(['a', 'b', 'c']);
});

test('a frame that goes away leaves its place to the next one', () => {
  const { begun, leave } = open('abcd');
  leave('c');
  leave('a');
  expect(begun).toEqual(['a', 'b', 'd']);
});

test('a slow page does not block the others', () => {
  const { begun, end } = open('abcde');
  jest.advanceTimersByTime(1_000);
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
  end('a');
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
});
