import { brandLines, countStates, isSame, shareOf, summary } from './summary';
import type { Verdict } from './verdict';

const NONE = { data: new Uint8Array(), width: 0, height: 0 };
const differs = (share: number): Verdict => ({ state: 'differs', share, before: NONE, after: NONE, marked: NONE });

const verdicts = new Map<string, Verdict>([
  ['desktop-download', { state: 'same' }],
  ['ios-bull-market', differs(0.0321)],
  ['ios-download', { state: 'new' }],
]);

test('pictures are counted by their states', () => {
  expect(countStates(verdicts)).toEqual({ same: 1, differs: 1, missing: 0, new: 1 });
});

test.each(['differs', 'missing', 'new'] as const)('one that %s is enough to look at a brand', (state) => {
  const counts = { same: 9, differs: 0, missing: 0, new: 0 };
  expect(isSame(counts)).toBe(true);
  expect(isSame({ ...counts, [state]: 1 })).toBe(false);
});

test('a share is never told as nothing', () => {
  expect([differs(1), differs(0.0321), differs(0.000001), { state: 'new' } as const].map(shareOf)).toEqual([
    '100.00 %',
    '3.21 %',
    '< 0.01 %',
    '',
  ]);
});

test('a brand is told with the pictures to look at, and why they may differ', () => {
  const strange = ['another Chromium: 139.0.0, here 140.0.1'];
  expect(brandLines({ brand: 'gjs2', strange, verdicts, report: 'shots/gjs2.html' }).join('\n')).toBe(
    [
      'gjs2: 3 pictures, see shots/gjs2.html',
      '  The set was taken with another Chromium: 139.0.0, here 140.0.1; differences are to be expected.',
      '  picture                   of its points',
      '  ios-bull-market  differs  3.21 %',
      '  ios-download     new',
    ].join('\n'),
  );
  const same = new Map<string, Verdict>([['desktop-download', { state: 'same' }]]);
  expect(brandLines({ brand: 'gjs2', strange: [], verdicts: same, report: 'shots/gjs2.html' })).toEqual([
    'gjs2: 1 pictures, all the same',
  ]);
});

test('all brands together are a table', () => {
  const counts = countStates(verdicts);
  expect(summary([{ brand: 'gjs2', counts }]).split('\n')).toEqual([
    'brand  same  differs  missing  new',
    'gjs2   1     1        0        1',
  ]);
});
