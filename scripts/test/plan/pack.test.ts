import { afterFixed, cheapest, divide, type Item, planLane, sum } from './pack.mjs';

const items = Array.from({ length: 60 }, (_, index) => ({ id: `t${index}`, units: 1 + (index % 7) }));
const always = new Set(['t0', 't7', 't14']);
const ROOM = 40;
const planOf = (slice: number, near: { id: string; units: number; distance: number }[] = [], all: Item[] = items) =>
  planLane({ scope: 'slice', slice, shard: { index: 0, count: 1 } }, { items: all, always, near, room: ROOM });
/** The ids of what a run without surprises runs. */
const ranIn = (slice: number, near?: Parameters<typeof planOf>[1], all?: Item[], left = ROOM) => {
  const plan = planOf(slice, near, all);
  return [...plan.fixed, ...afterFixed(plan, left)];
};
const idsOf = (list: readonly Item[]) => list.map(({ id }) => id);

test('runs everything within one period, and the tests of all runs each time', () => {
  const period = planOf(987).slices.length;
  const runs = Array.from({ length: period }, (_, index) => idsOf(ranIn(987 + index)));
  expect(period).toBeGreaterThan(3);
  expect(new Set(runs.flat())).toEqual(new Set(idsOf(items)));
  for (const run of runs) expect(run).toEqual(expect.arrayContaining([...always]));
});

test('runs everything within one period even if the change touches everything', () => {
  const near = items.map((item) => ({ ...item, distance: 1 }));
  const period = planOf(0).slices.length;
  const runs = Array.from({ length: period }, (_, slice) => idsOf(ranIn(slice, near)));
  expect(new Set(runs.flat())).toEqual(new Set(idsOf(items)));
});

test('lengthens the period, never the run, when tests are added', () => {
  const more = [...items, ...items.map(({ id, units }) => ({ id: `more-${id}`, units }))];
  expect(planOf(3, [], more).slices.length).toBeGreaterThan(planOf(3).slices.length);
  expect(sum(ranIn(3, [], more))).toBeLessThanOrEqual(ROOM);
});

test('runs less when less time is left, and never more than its room', () => {
  const { fixed } = planOf(3);
  expect(sum(ranIn(3, [], items, 10))).toBeLessThanOrEqual(sum(fixed) + 10);
  expect(sum(ranIn(3, [], items, 1000))).toBeLessThanOrEqual(ROOM);
});

test('prefers the nearest tests of a change, then the cheapest', () => {
  const near = [
    { id: 't5', units: 6, distance: 2 },
    { id: 't6', units: 7, distance: 1 },
    { id: 't8', units: 2, distance: 1 },
    { id: 't13', units: 7, distance: 0 },
  ];
  expect(idsOf(ranIn(0, near)).slice(0, 6)).toEqual(['t0', 't7', 't14', 't13', 't8', 't6']);
});

test('leaves out what is near the change, not the slice, when less time is left', () => {
  const near = items.map((item) => ({ ...item, distance: 1 }));
  const {
    fixed,
    slices: [own = []],
  } = planOf(0);
  expect(idsOf(ranIn(0, near, items, sum(own)))).toEqual(idsOf([...fixed, ...own]));
});

test('takes the cheapest tests into all runs, until they need their share of the room', () => {
  const taken = cheapest(items, 100);
  expect(sum(items.filter(({ id }) => taken.has(id)))).toBeLessThanOrEqual(60);
  expect(taken.has('t0')).toBe(true);
  expect(taken.has('t6')).toBe(false);
});

test('runs each test in one of several shards of similar cost, in any order of the list', () => {
  const shards = divide(items, 4);
  expect(idsOf(shards.flat()).sort()).toEqual(idsOf(items).sort());
  const costs = shards.map(sum);
  expect(Math.max(...costs) - Math.min(...costs)).toBeLessThanOrEqual(7);
  expect(divide([...items].reverse(), 4)).toEqual(shards);
});
