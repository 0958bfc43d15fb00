import type { ProcessRow } from './queries';
import { agoText, releasesOf } from './releases';

test('groups processes by release, the newest first', () => {
  const process = (release: string, machine: string, started: string) => ({ release, machine, started }) as ProcessRow;
  const found = releasesOf([process('a', 'web-1', '1'), process('b', 'web-1', '3'), process('a', 'web-2', '2')]);
  expect(found.map(({ release, machines, processes }) => [release, machines, processes.length])).toEqual([
    ['b', 1, 1],
    ['a', 2, 2],
  ]);
});

test.each([
  [59_999, '刚刚'],
  [60_000, '1 分钟前'],
  [3_600_000, '1 小时前'],
  [48 * 3_600_000, '2 天前'],
  [-5, '刚刚'],
])('says that %d ms ago is %s', (passed, text) => {
  const now = Date.parse('2026-12-01T00:00:00Z');
  expect(agoText(new Date(now - passed).toISOString(), now)).toBe(text);
});
