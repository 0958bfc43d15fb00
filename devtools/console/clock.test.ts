import { MovableClock } from '@/server/platform/clock/movable-clock';
import { aheadWords, clockOrder, comingTimestamps, fieldValue, moveClock } from './clock';

const NOW = Date.parse('2026-11-21T12:00:00Z');
let clock: MovableClock;
beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  clock = new MovableClock();
});
afterEach(() => jest.useRealTimers());

const setClock = (order: object) => moveClock(clock, clockOrder.parse(order));

test('sets the clock in Beijing time, lets it run, moves it by steps, and resets it', () => {
  expect(setClock({ to: '2026-12-01T09:30' })).toBeUndefined();
  expect(clock.read().toISOString()).toBe('2026-12-01T01:30:00.000Z');
  jest.advanceTimersByTime(5_000);
  expect(setClock({ by: -3_600_000 })).toBeUndefined();
  expect(clock.read().toISOString()).toBe('2026-12-01T00:30:05.000Z');
  expect(setClock({ reset: true })).toBeUndefined();
  expect([clock.read().getTime(), clock.ahead]).toEqual([NOW + 5_000, 0]);
});

test.each([
  [{ to: '2026-02-30T09:30' }, '请写成 2026-12-01T09:30 这样的北京时间'],
  [{ to: 'tomorrow' }, '请写成 2026-12-01T09:30 这样的北京时间'],
  [{ to: '2019-12-31T23:59' }, '只能移到 2020-01-01 至 2099-12-31 之间'],
  [{ to: 5 }, '请填写要移到的时间'],
  [{ by: 0.5 }, '请用整数毫秒'],
  [{ by: 400_000_000_000 }, '一次最多移动十年'],
  [{}, '请写明 to（北京时间）、by（毫秒）或 reset: true 之一'],
  [{ by: 1, reset: true }, '请写明 to（北京时间）、by（毫秒）或 reset: true 之一'],
  [{ at: 1 }, '请写明 to（北京时间）、by（毫秒）或 reset: true 之一'],
  [null, '请写明 to（北京时间）、by（毫秒）或 reset: true 之一'],
])('rejects %j with a sentence', (order, sentence) => {
  expect(clockOrder.safeParse(order).error?.issues[0]?.message).toBe(sentence);
});

test('does not move the clock beyond its range', () => {
  setClock({ to: '2020-01-01T00:00' });
  expect(setClock({ by: -60_000 })).toBe('只能移到 2020-01-01 至 2099-12-31 之间');
  expect(fieldValue(clock.read())).toBe('2020-01-01T00:00:00');
});

test.each([
  [0, '与本机时间一致'],
  [20_000, '与本机时间一致'],
  [90_000, '比本机快 2 分钟'],
  [-3_600_000, '比本机慢 1 小时'],
  [10 * 86_400_000 + 3 * 3_600_000 + 60_000, '比本机快 10 天 3 小时'],
])('describes %d ms as %s', (ahead, words) => {
  expect(aheadWords(ahead)).toBe(words);
});

test('lists the next moments in Beijing time', () => {
  const late = new Date('2026-11-30T16:30:00Z');
  expect(comingTimestamps(late).map(({ instant }) => fieldValue(instant))).toEqual([
    '2026-12-02T00:00:00',
    '2026-12-07T00:00:00',
    '2027-01-01T00:00:00',
  ]);
});
