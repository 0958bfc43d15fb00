import { roundsAt } from './rounds';

const HALF_HOURLY = { everyMinutes: 30, lastsSeconds: 60 };
const at = (instant: string) => roundsAt(HALF_HOURLY, new Date(instant));

// @proves 每日（北京时间）00:00 起每 …一场，全天 … 场，每场 …，抢完即止
test('starts a round at its minute of the Beijing day, and ends it after its last second', () => {
  expect(at('2026-06-01T20:00:00.000+08:00').round).toEqual({
    id: '2026-06-01T20:00',
    beginsAt: new Date('2026-06-01T20:00:00+08:00'),
    endsAt: new Date('2026-06-01T20:01:00+08:00'),
  });
  expect(at('2026-06-01T20:00:59.999+08:00').round?.id).toBe('2026-06-01T20:00');
  expect(at('2026-06-01T20:01:00.000+08:00').round).toBeNull();
  expect(at('2026-06-01T19:59:59.999+08:00').round).toBeNull();
});

test('returns the following round as the next, also across midnight', () => {
  expect(at('2026-06-01T20:00:30+08:00').next.id).toBe('2026-06-01T20:30');
  expect(at('2026-06-01T20:29:59+08:00').next.id).toBe('2026-06-01T20:30');
  expect(at('2026-06-30T23:45:00+08:00').next).toEqual({
    id: '2026-07-01T00:00',
    beginsAt: new Date('2026-07-01T00:00:00+08:00'),
    endsAt: new Date('2026-07-01T00:01:00+08:00'),
  });
});

test('counts rounds from midnight in Beijing, not in UTC', () => {
  expect(roundsAt({ everyMinutes: 720, lastsSeconds: 60 }, new Date('2026-06-01T12:00:10+08:00')).round?.id).toBe(
    '2026-06-01T12:00',
  );
});
