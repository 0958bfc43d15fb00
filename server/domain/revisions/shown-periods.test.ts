import type { Pointer } from './pointers';
import { lastShownChange, shownPeriods, shownSpan } from './shown-periods';

const PLACE = { slug: 'bull-market', brand: 'bfzh' };
const pointer = (revision: number, from: number, to: number | null = null, brand: string | null = null): Pointer => ({
  revision,
  slug: PLACE.slug,
  brand,
  from,
  to,
});
const periodsOf = (...given: Parameters<typeof shownPeriods>) =>
  shownPeriods(...given).map(({ revision, own, from, to }) => [revision, own, from, to]);

test('was the definition before the first change', () => {
  expect(periodsOf([], PLACE)).toEqual([[0, false, null, null]]);
});

test('lists each change, also those that time made, and the future', () => {
  const one = pointer(1, 100);
  const party = pointer(2, 200, 300);
  const stored = [
    { at: 100, entries: [one] },
    { at: 150, entries: [one, party] },
    { at: 400, entries: [] },
  ];
  expect(periodsOf(stored, PLACE)).toEqual([
    [0, false, null, 100],
    [1, false, 100, 200],
    [2, false, 200, 300],
    [1, false, 300, 400],
    [0, false, 400, null],
  ]);
});

test('forgets what was scheduled and withdrawn before it showed', () => {
  const stored = [
    { at: 100, entries: [pointer(1, 500)] },
    { at: 200, entries: [] },
  ];
  expect(periodsOf(stored, PLACE)).toEqual([[0, false, null, null]]);
});

test('a brand sees its own revision first, and another brand does not see it', () => {
  const stored = [{ at: 100, entries: [pointer(1, 100), pointer(2, 100, null, 'bfzh')] }];
  expect(periodsOf(stored, PLACE).at(-1)).toEqual([2, true, 100, null]);
  expect(periodsOf(stored, { ...PLACE, brand: 'gjs2' }).at(-1)).toEqual([1, false, 100, null]);
});

test('dates the last change before a moment: a begin, an end and a rollback, but not what another revision hides', () => {
  const [one, party] = [pointer(1, 100), pointer(2, 200, 300)];
  const stored = [
    { at: 100, entries: [one] },
    { at: 150, entries: [one, party] },
    { at: 400, entries: [one, party, pointer(3, 400)] },
    { at: 500, entries: [one, party] },
    { at: 600, entries: [one, party, pointer(4, 600, null, 'gjs2')] },
  ];
  const moments = [99, 199, 200, 301, 450, 700];
  expect(moments.map((moment) => lastShownChange(stored, PLACE, moment))).toEqual([undefined, 100, 200, 300, 400, 500]);
});

test('the span of a revision is from its first to its last moment, with the periods of others between', () => {
  const [one, party] = [pointer(1, 100), pointer(2, 200, 300)];
  const place = { slug: PLACE.slug, brand: null };
  const stored = [
    { at: 100, entries: [one] },
    { at: 150, entries: [one, party] },
  ];
  expect(shownSpan(stored, { ...place, id: 1 })).toEqual({ from: 100, to: null });
  expect(shownSpan([...stored, { at: 400, entries: [] }], { ...place, id: 1 })).toEqual({ from: 100, to: 400 });
  expect(shownSpan(stored, { ...place, id: 3 })).toBeUndefined();
});
