import { fullest, type Load, type Resource, type Use } from './load';

/** Seconds that a step of the simulation covers. */
const STEP = 0.1;

/** What happens to the queues of a deployment. */
export interface Simulated {
  /** The longest wait for a resource in seconds, beyond the time of the work itself, and the resource. */
  longestWait: number;
  resource: Resource;
  /** Seconds after the beginning at which no queue was left; undefined if one was left at the end. */
  drained: number | undefined;
  /** The highest number of operations in a second. */
  highest: number;
}

/**
 * Lets a load arrive, second by second, at resources that each work off their queues at their own speed. Queues are measured in
 * seconds of a resource's whole capacity, as `usedBy` measures a load.
 *
 * @param arrivals the load at a number of seconds after the beginning
 * @param usedAt how much of each resource a load uses
 */
export function simulate(arrivals: (second: number) => Load, usedAt: (load: Load) => Use, seconds: number): Simulated {
  const queues = new Map<Resource, number>();
  let longest: { resource: Resource; used: number } | undefined;
  let busyUntil = 0;
  let highest = 0;
  for (let step = 0; step * STEP < seconds; step++) {
    const second = step * STEP;
    const load = arrivals(second);
    highest = Math.max(highest, load.visits + load.registrations + load.acts + load.soldOut);
    for (const [resource, used] of Object.entries(usedAt(load)) as [Resource, number][]) {
      queues.set(resource, Math.max(0, (queues.get(resource) ?? 0) + (used - 1) * STEP));
    }
    const most = fullest(Object.fromEntries(queues));
    if (!longest || most.used > longest.used) longest = most;
    if (most.used > 0) busyUntil = second + STEP;
  }
  if (!longest) throw new Error('A simulation has at least one step.');
  return {
    longestWait: longest.used,
    resource: longest.resource,
    drained: busyUntil + STEP > seconds ? undefined : busyUntil,
    highest,
  };
}

const NOTHING: Load = { visits: 0, registrations: 0, acts: 0, soldOut: 0, sameRow: 0, sockets: 0 };

/**
 * The hour of an advertisement: it adds visitors at once, and then fewer and fewer.
 *
 * @param steady the load before
 * @param times how many times as many visitors come in its first moment
 * @param fading seconds after which a third of these is left
 */
export function advertisement(steady: Load, times: number, fading: number): (second: number) => Load {
  return (second) => scaled(steady, 1 + (times - 1) * Math.exp(-second / fading));
}

/**
 * The opening of a red packet rain: everyone who waits for it acts once. The first get the packets, the others find nothing left.
 *
 * @param fading seconds after which a third of them has not acted
 * @param sameRow the part of the packets that come from the same prize
 * @returns the average load of a step that begins at a number of seconds
 */
export function rain(waiting: number, fading: number, packets: number, sameRow: number): (second: number) => Load {
  const before = (second: number) => waiting * (1 - Math.exp(-second / fading));
  const given = (second: number) => Math.min(packets, before(second));
  return (second) => {
    const end = second + STEP;
    const acts = (given(end) - given(second)) / STEP;
    const soldOut = (before(end) - before(second)) / STEP - acts;
    return { ...NOTHING, acts, soldOut, sameRow: acts * sameRow };
  };
}

/** A multiple of a load. */
export function scaled(load: Load, factor: number): Load {
  return {
    visits: load.visits * factor,
    registrations: load.registrations * factor,
    acts: load.acts * factor,
    soldOut: load.soldOut * factor,
    sameRow: load.sameRow * factor,
    sockets: load.sockets * factor,
  };
}
