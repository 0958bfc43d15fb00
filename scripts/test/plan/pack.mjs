/**
 * What a run can leave out, with its cost: a test file, or a part of one.
 * @typedef {{ id: string, units: number }} Item
 */

/**
 * A test near the change. Its distance is 0 for a changed test, 1 for one that imports changed code, 2 for one step further.
 * @typedef {Item & { distance: number }} NearItem
 */

/**
 * The order of a lane's tests. `fixed` run in any case. Of `queue`, the run takes what fits into the rest of its budget.
 * @typedef {{ fixed: Item[], queue: Item[], room: number, period: number }} Plan `room` is the units that all tests of the run together
 *   may cost; `period` is the number of slices in a row whose queues begin with every item that is not in all runs
 */

/** The part of a lane's room for the tests of all runs, if those are chosen by cost. */
const CHEAP_SHARE = 0.6;

/** The part of the room beside the tests of all runs that belongs to the slice, even if the change touches everything. */
const SLICE_SHARE = 0.5;

/**
 * Which tests a run is for.
 * @typedef {{ scope: 'slice' | 'all' | 'changed', slice: number, shard: { index: number, count: number } }} Run `slice` is a part
 *   of everything within the budget, `all` a shard of everything, `changed` what is near the change
 */

/**
 * Plans a lane.
 *
 * @param {Run} run
 * @param {{ items: readonly Item[], always: ReadonlySet<string>, near: readonly NearItem[], room: number }} lane `always` are the ids
 *   of the tests of all runs; `room` is as in the plan
 * @returns {Plan}
 */
export function planLane({ scope, slice, shard }, { items, always, near, room }) {
  if (scope === 'all') return { fixed: divide(items, shard.count)[shard.index] ?? [], queue: [], room, period: 1 };
  if (scope === 'changed') return { fixed: [...near], queue: [], room, period: 1 };
  const first = items.filter(({ id }) => always.has(id));
  const others = items.filter(({ id }) => !always.has(id));
  const free = Math.max(0, room - sum(first));
  const period = Math.max(1, Math.ceil(sum(others) / Math.max(1, free * SLICE_SHARE)));
  const slices = divide(others, period);
  // A run with room for two slices takes one half a period later, so that the next run does not repeat it.
  const order = slices.map((_, index) => (slice + (index % 2 ? Math.ceil(period / 2) : 0) + (index >> 1)) % period);
  const queue = [...new Set(order)].flatMap((index) => slices[index] ?? []);
  const nearest = near.filter(({ id }) => !always.has(id)).sort((a, b) => a.distance - b.distance || a.units - b.units);
  const fixed = [...first, ...take(nearest, free - sum(slices[slice % period] ?? []))];
  return { fixed, queue: queue.filter(({ id }) => !fixed.some((item) => item.id === id)), room, period };
}

/**
 * The cheapest items, which are in all runs.
 *
 * @param {readonly Item[]} items
 * @param {number} room as for {@link planLane}
 */
export function cheapest(items, room) {
  const taken = take(
    [...items].sort((a, b) => a.units - b.units),
    room * CHEAP_SHARE,
  );
  return new Set(taken.map(({ id }) => id));
}

/**
 * What runs of the queue after the fixed tests.
 *
 * @param {Plan} plan
 * @param {number} left units of tests for which the run still has time; a run that counted on a slower machine has more time than room
 */
export function fromQueue({ fixed, queue, room }, left) {
  return take(queue, Math.min(left, room - sum(fixed)));
}

/**
 * Takes the items of a list that fit into the units that are left.
 *
 * @param {readonly Item[]} items
 * @param {number} units
 */
function take(items, units) {
  let left = units;
  return items.filter((item) => {
    if (item.units > left) return false;
    left -= item.units;
    return true;
  });
}

/**
 * Divides items into parts of similar cost, the same for the same items in any order.
 *
 * @param {readonly Item[]} items
 * @param {number} count
 * @returns {Item[][]}
 */
export function divide(items, count) {
  const parts = Array.from({ length: count }, () => ({ units: 0, items: /** @type {Item[]} */ ([]) }));
  const sorted = [...items].sort((a, b) => b.units - a.units || (a.id < b.id ? -1 : 1));
  for (const item of sorted) {
    const least = parts.reduce((best, part) => (part.units < best.units ? part : best));
    least.items.push(item);
    least.units += item.units;
  }
  return parts.map((part) => part.items);
}

/** @param {readonly Item[]} items */
export const sum = (items) => items.reduce((units, item) => units + item.units, 0);
