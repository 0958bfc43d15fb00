import { Dropped } from './dropped';

test('what is dropped is counted by its reason, and said once for each', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const dropped = new Dropped();
  expect(dropped.counts).toEqual({ malformed: 0, outOfOrder: 0, ahead: 0, unknown: 0 });
  for (const reason of ['ahead', 'malformed', 'ahead', 'ahead'] as const) dropped.count(reason);
  expect(dropped.counts).toEqual({ malformed: 1, outOfOrder: 0, ahead: 3, unknown: 0 });
  expect(warn.mock.calls.flat()).toEqual([
    'Quotes are dropped: ahead. Further ones are counted only.',
    'Quotes are dropped: malformed. Further ones are counted only.',
  ]);
});
