import { aheadText, comingMoments, edgesOf } from './clock';

test.each([
  [0, '与本机时间一致'],
  [20_000, '与本机时间一致'],
  [90_000, '比本机快 2 分钟'],
  [-3_600_000, '比本机慢 1 小时'],
  [10 * 86_400_000 + 3 * 3_600_000 + 60_000, '比本机快 10 天 3 小时'],
])('describes %d ms as %s', (ahead, text) => {
  expect(aheadText(ahead)).toBe(text);
});

test('lists the next moments in Beijing time', () => {
  expect(comingMoments(new Date('2026-11-30T16:30:00Z')).map(({ to }) => to)).toEqual([
    '2026-12-02T00:00:00',
    '2026-12-07T00:00:00',
    '2027-01-01T00:00:00',
  ]);
});

test('lists the moments around the dates that a campaign has', () => {
  expect(edgesOf({ begins: null, ends: '2026-11-30T16:00:00.000Z' })).toEqual([
    { label: '结束前', to: '2026-11-30T23:59:00' },
    { label: '结束后', to: '2026-12-01T00:00:00' },
  ]);
  expect(edgesOf({ begins: '2026-11-01T16:00:00.000Z', ends: null })).toHaveLength(2);
});
