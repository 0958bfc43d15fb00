import { Journal, longestPause } from './journal';

test('counts an acknowledged result that the database does not have as lost', () => {
  const journal = new Journal();
  journal.answered('registration drill-1', 'account 10000001');
  journal.answered('spin 10000001');
  const stored = new Map([
    ['registration drill-1', 1],
    ['account 10000001', 1],
  ]);
  expect(journal.compare(stored)).toEqual({ lost: ['spin 10000001'], doubled: [] });
});

test('counts a result that the database has twice as doubled, also one that was not acknowledged', () => {
  const journal = new Journal();
  journal.answered('deposit pay-1');
  const stored = new Map([
    ['deposit pay-1', 1],
    ['deposit pay-2', 2],
    ['deposit pay-3', 1],
  ]);
  expect(journal.compare(stored)).toEqual({ lost: [], doubled: ['deposit pay-2'] });
});

test('finds the longest pause between events, also before the first and after the last one', () => {
  expect(longestPause([11, 12, 15, 19], 10, 20)).toBe(4);
  expect(longestPause([13, 14], 10, 15)).toBe(3);
  expect(longestPause([11], 10, 15)).toBe(4);
  expect(longestPause([5, 25], 10, 20)).toBe(10);
});
