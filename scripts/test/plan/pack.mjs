/**
 * What a run can leave out, with its cost: a test file, or a part of one.
 * @typedef {{ id: string, units: number }} Item
 */

/**
 * A test near the change. Its distance is 0 for a changed test, 1 for one that imports changed code, 2 for one step further.
 * @typedef {Item & { distance: number }} NearItem
 */

/**
 * The order of a lane's tests. `fixed` run in any case; then, as far as the budget goes, what is `near` the change, nearest first, and
 * `slices` of the others.
 *
 * @typedef {{ fixed: Item[], near: Item[], slices: Item[][], room: number }} Plan `room` is the units that all tests of the run together
 *   may cost. The slices that begin the plans of as many runs in a row as there are slices contain everything that is not in all runs.
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
  if (scope === 'all') return { fixed: divide(items, shard.count)[shard.index] ?? [], near: [], slices: [], room };
  if (scope === 'changed') return { fixed: [...near], near: [], slices: [], room };
  const isOther = (/** @type {Item} */ { id }) => !always.has(id);
  const fixed = items.filter((item) => !isOther(item));
  const others = items.filter(isOther);
  const free = Math.max(1, (room - sum(fixed)) * SLICE_SHARE);
  const period = Math.max(1, Math.ceil(sum(others) / free));
  const slices = divide(others, period);
  // A run with room for two slices takes one half a period later, so that the next run does not repeat it.
  const order = slices.map((_, index) => (slice + (index % 2 ? Math.ceil(period / 2) : 0) + (index >> 1)) % period);
  return {
    fixed,
    near: near.filter(isOther).sort((a, b) => a.distance - b.distance || a.units - b.units),
    slices: [...new Set(order)].map((index) => slices[index] ?? []),
    room,
  };
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
 * What runs after the fixed tests: what is near the change, without the room of the run's own slice, then slices.
 *
 * @param {Plan} plan
 * @param {number} left units of tests for which the run still has time; a run that counted on a slower machine has more time than room
 */
export function afterFixed({ fixed, near, slices, room }, left) {
  const free = Math.min(left, room - sum(fixed));
  const nearest = take(near, free - sum(slices[0] ?? []));
  const others = slices.flat().filter(({ id }) => !nearest.some((item) => item.id === id));
  return [...nearest, ...take(others, free - sum(nearest))];
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
