import { readLedger } from './costs.mjs';
import { faultsOf } from './slow.mjs';
import { SLOW } from './slow-tests.mjs';

const REASON = 'for this test';
const costs = {
  files: {
    'lib/quick.test.ts': [2],
    'lib/slow.test.ts': [60],
    'lib/known.test.ts': [60],
    'step/Types': [90],
    'drill/primary': [23],
  },
  tests: { 'lib/slow.test.ts › waits': [60], 'lib/known.test.ts › waits': [60] },
};

test('rejects a slow file and a slow single test without a reason', () => {
  const allowed = [{ path: 'lib/known.test.ts', files: 70, tests: 70, reason: REASON }];
  expect(faultsOf(costs, 'files', allowed)).toEqual([
    'lib/slow.test.ts costs 60 units, at most 3: make it faster, or give a reason in scripts/test/plan/slow-tests.mjs',
  ]);
  expect(faultsOf(costs, 'tests', allowed)).toHaveLength(1);
});

test('lets the longest path decide', () => {
  const allowed = [
    { path: 'lib/', files: 100, reason: REASON },
    { path: 'lib/slow', files: 50, reason: REASON },
  ];
  expect(faultsOf(costs, 'files', allowed)).toHaveLength(1);
});

test('the ledger has no slow test without a reason', () => {
  const ledger = readLedger();
  expect([...faultsOf(ledger, 'files', SLOW), ...faultsOf(ledger, 'tests', SLOW)]).toEqual([]);
});

test('names only paths that have tests', () => {
  const names = Object.keys(readLedger().files);
  expect(SLOW.filter(({ path }) => !names.some((name) => name.startsWith(path)))).toEqual([]);
});
