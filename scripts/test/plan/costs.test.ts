import { costsOf, merge } from './costs.mjs';

const KNOWN = 'scripts/test/plan/costs.test.ts';

test('stores the latest three measurements of each file, and none of files that are gone', () => {
  const ledger = { files: { [KNOWN]: [1, 2, 3], 'lib/gone.test.ts': [4], 'step/Types': [20] }, tests: {} };
  const measured = { files: { [KNOWN]: 9 }, tests: { [`${KNOWN} › waits`]: 21, 'lib/gone.test.ts › waits': 22 } };
  expect(merge(ledger, [measured])).toEqual({
    files: { [KNOWN]: [2, 3, 9], 'step/Types': [20] },
    tests: { [`${KNOWN} › waits`]: [21] },
  });
});

test('takes the median of a file’s measurements, and for a new file the median of its folder', () => {
  const costOf = costsOf({
    files: { 'lib/a.test.ts': [5, 1, 2], 'lib/b.test.ts': [4], 'lib/c.test.ts': [9] },
    tests: {},
  });
  expect(costOf('lib/a.test.ts')).toBe(2);
  expect(costOf('lib/new.test.ts')).toBe(4);
  expect(costOf('server/first.test.ts')).toBe(1);
});
