import { periodInput, readCalendarSearch } from './search';

test('reads the period and filters of an address, and leaves out what is not valid', () => {
  const raw = { from: '2026-12-03', weeks: '13', status: 'running', find: ' gold ', kind: '', other: 'x' };
  expect(readCalendarSearch(raw)).toEqual({ from: '2026-11-30', weeks: 13, status: 'running', find: 'gold' });
  for (const wrong of [{ weeks: 13 }, { from: '2026-02-30', weeks: 4 }, { from: 5 }])
    expect(readCalendarSearch(wrong)).toEqual({});
  expect(readCalendarSearch({ from: '2026-11-30', weeks: '9' })).toEqual({ from: '2026-11-30' });
});

test('asks for whole weeks, or leaves the period to the operation', () => {
  expect(periodInput({})).toEqual({});
  expect(periodInput({ from: '2026-11-30' })).toEqual({ from: '2026-11-30', to: '2027-01-24' });
  expect(periodInput({ from: '2026-11-30', weeks: 4 })).toEqual({ from: '2026-11-30', to: '2026-12-27' });
});
