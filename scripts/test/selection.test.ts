import { includes, includesLayout, includesPair, PERIOD } from './selection.mjs';

const slices = (count: number) => Array.from({ length: count }, (_, index) => ({ slice: 987 + index, changed: [] }));
const HOSTS = 21;
const PAGES = 80;
const LAYOUTS = 3;

/** How often `count` slices in a row include each page of each host, by a key of its indexes. */
function coverage(count: number, keyOf: (host: number, page: number, layout: number) => string): Map<string, number> {
  const times = new Map<string, number>();
  for (const selection of slices(count)) {
    for (let host = 0; host < HOSTS; host += 1) {
      for (let page = 0; page < PAGES; page += 1) {
        for (let layout = 0; layout < LAYOUTS; layout += 1) {
          if (!includesPair(selection, { host, page, layout, layouts: LAYOUTS })) continue;
          const key = keyOf(host, page, layout);
          times.set(key, (times.get(key) ?? 0) + 1);
        }
      }
    }
  }
  return times;
}

test('includes each item of a list once per period', () => {
  const turns = Array.from({ length: 30 }, (_, turn) => turn);
  const times = turns.map((turn) => slices(PERIOD).filter((selection) => includes(selection, turn)).length);
  expect(new Set(times)).toEqual(new Set([1]));
});

test('includes everything without a selection, and only touched items without a slice', () => {
  expect(includes(undefined, 3)).toBe(true);
  const changed = { changed: ['brands/gjs2.ts'] };
  expect(includes(changed, 3)).toBe(false);
  expect(includes(changed, 3, (file) => file === 'brands/gjs2.ts')).toBe(true);
});

test('includes each page of each host once per period, and in each layout after as many periods as layouts', () => {
  const pairs = coverage(PERIOD, (host, page) => `${host} ${page}`);
  expect(pairs.size).toBe(HOSTS * PAGES);
  expect(new Set(pairs.values())).toEqual(new Set([1]));
  const triples = coverage(LAYOUTS * PERIOD, (host, page, layout) => `${host} ${page} ${layout}`);
  expect(triples.size).toBe(HOSTS * PAGES * LAYOUTS);
});

test('includes each host and each page in every layout per period', () => {
  expect(coverage(PERIOD, (host, _, layout) => `${host} ${layout}`).size).toBe(HOSTS * LAYOUTS);
  expect(coverage(PERIOD, (_, page, layout) => `${page} ${layout}`).size).toBe(PAGES * LAYOUTS);
});

test('includes one of two layouts per slice, and each item in both after two periods', () => {
  const seen = slices(2 * PERIOD).flatMap((selection) =>
    [0, 1]
      .filter((layout) => includesLayout(selection, layout, 2))
      .flatMap((layout) =>
        Array.from({ length: PERIOD }, (_, turn) => turn)
          .filter((turn) => includes(selection, turn))
          .map((turn) => `${turn} ${layout}`),
      ),
  );
  expect(seen.length).toBe(2 * PERIOD);
  expect(new Set(seen).size).toBe(2 * PERIOD);
});
