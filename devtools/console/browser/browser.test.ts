import { faceText } from './clock-face.mjs';
import { createFrameQueue } from './frame-queue.mjs';
import { toggleQuery, withToken } from './query-text.mjs';
import { tileChanges } from './tile-list.mjs';

test.each([
  ['', 'v=XY_9', 'v=XY_9'],
  ['v=XY_1', 'v=XY_9', 'v=XY_9'],
  ['a=1', 'utm_term=黄金', 'a=1&utm_term=黄金'],
  ['v=XY_9&a=1', 'v=XY_9', 'a=1'],
  ['utm_source=baidu', 'utm_source=baidu&bd_vid=1', 'utm_source=baidu&bd_vid=1'],
  ['a=1%262', 'b=%23', 'a=1%262&b=%23'],
])('combines the query “%s” and the preset “%s” into “%s”', (query, preset, expected) => {
  expect(toggleQuery(query, preset)).toBe(expected);
});

test('adds a token to a frame’s address', () => {
  const address = 'http://bfzh.localhost:9000/newactivities/summer?v=1';
  expect(withToken(address, '')).toBe(address);
  expect(withToken(address, 'abc')).toBe(`${address}&token=abc`);
});

test('loads a few frames at a time, each once', async () => {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const load = (key: string) => {
    begun.push(key);
    return new Promise<void>((resolve) => ends.push(resolve));
  };
  const queue = createFrameQueue({ atATime: 2, load });
  for (const key of ['a', 'b', 'c', 'c', 'd']) queue.add(key);
  expect(begun).toEqual(['a', 'b']);
  ends[0]?.();
  await Promise.resolve();
  expect(begun).toEqual(['a', 'b', 'c']);
  queue.clear();
  ends[1]?.();
  await Promise.resolve();
  expect(begun).toEqual(['a', 'b', 'c']);
});

test('leaves common tiles in place, and adds others before and after them', () => {
  expect(tileChanges(['a', 'c', 'd'], ['b', 'c', 'e'])).toEqual({
    removed: ['a', 'd'],
    added: [
      { key: 'b', before: 'c' },
      { key: 'e', before: undefined },
    ],
  });
  expect(tileChanges(['a'], ['a'])).toEqual({ removed: [], added: [] });
});

test('shows the clock in Beijing time', () => {
  expect(faceText(Date.parse('2026-12-31T16:00:05.900Z'))).toBe('2027-01-01 00:00:05');
});
