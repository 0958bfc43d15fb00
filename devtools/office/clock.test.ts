import { campaigns } from '@/campaigns';
import { roundsAt } from '@/server/domain/activities/kinds/redpacket/rounds';
import { MovableClock } from '@/server/platform/clock/movable-clock';
import { clockInput, clockState, moveClock } from './clock';

const NOW = Date.parse('2026-11-21T12:00:00Z');
let clock: MovableClock;
beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  clock = new MovableClock();
});
afterEach(() => jest.useRealTimers());

const move = (input: object, all = campaigns) => moveClock(clock, clockInput.parse(input), all);

test('sets the clock in Beijing time, lets it run, moves it by steps, and resets it', () => {
  move({ to: '2026-12-01T09:30' });
  expect(clockState(clock).now).toBe('2026-12-01T01:30:00.000Z');
  jest.advanceTimersByTime(5_000);
  move({ by: -3_600_000 });
  expect(clockState(clock).now).toBe('2026-12-01T00:30:05.000Z');
  move({ reset: true });
  expect(clockState(clock)).toEqual({ now: new Date(NOW + 5_000).toISOString(), ahead: 0 });
});

test('moves the clock to the next round of red packets, which is open then', () => {
  const rhythm = campaigns.flatMap(({ activities }) => activities).find((activity) => activity.kind === 'redpacket');
  if (!rhythm) throw new Error('no campaign has red packets');
  const { next } = roundsAt(rhythm, clock.read());
  move({ next: 'redpacket' });
  expect(roundsAt(rhythm, clock.read()).round).toEqual(next);
  expect(() => move({ next: 'redpacket' }, [])).toThrow('invalid_input');
});

test.each([
  { to: '2026-02-30T09:30' },
  { to: 'tomorrow' },
  { to: 5 },
  { by: 0.5 },
  { by: 400_000_000_000 },
  {},
  { by: 1, reset: true },
  { next: 'wheel' },
  { at: 1 },
  null,
])('rejects %j', (input) => {
  expect(clockInput.safeParse(input).success).toBe(false);
});

test('does not move the clock beyond its range', () => {
  move({ to: '2020-01-01T00:00' });
  for (const input of [{ by: -60_000 }, { to: '2019-12-31T23:59' }, { to: '2100-01-01T00:00' }])
    expect(() => move(input)).toThrow('invalid_input');
  expect(clockState(clock).now).toBe('2019-12-31T16:00:00.000Z');
});
