import { Dropped } from './dropped';

test('counts drops by reason and logs each reason once', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const dropped = new Dropped();
  expect(dropped.counts).toEqual({ malformed: 0, outOfOrder: 0, ahead: 0, unknown: 0 });
  for (const reason of ['ahead', 'malformed', 'ahead', 'ahead'] as const) dropped.count(reason);
  expect(dropped.counts).toEqual({ malformed: 1, outOfOrder: 0, ahead: 3, unknown: 0 });
  expect(warn.mock.calls.flat()).toEqual([
    'Dropping quotes: ahead. Further ones are only counted.',
    'Dropping quotes: malformed. Further ones are only counted.',
  ]);
});
