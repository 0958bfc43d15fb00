import type { Measured, Operation } from './measured';
import { OPERATIONS, PARTS } from './measured';

/** Connections to the database of one server process (`MAX_CONNECTIONS` of the server). */
export const CONNECTIONS = 10;

/**
 * How many of each operation the measured machine handles at a time: as many registrations and acts as a server process accepts
 * (`REGISTRATIONS` and `ACTIVITY_CALLS` of the server), and as many others as the load sends.
 */
export const CONCURRENT: Record<Operation, number> = { page: 32, visit: 32, code: 16, register: 8, act: 8, soldOut: 8 };

/** A resource of the measured machine that limits one kind of operation. */
export interface Prediction {
  perSecond: number;
  resource: string;
}

/**
 * The highest rate of one operation on the measured machine, from its cost at a medium load: that of the first resource that is used up,
 * less the time for which it has nothing to do because all operations wait for other resources. With two cores and 8 operations that is
 * a ninth (the lower of the balanced job bounds of a closed queueing network). The program that makes the load runs on the same cores, so
 * its own work counts, and so do the cores that other programs took while the highest rate was measured.
 */
export function predict(operation: Operation, { costs, idle, machine, saturation }: Measured): Prediction {
  const cost = costs[operation];
  const sum = (cpu: typeof idle) => PARTS.reduce((total, part) => total + cpu[part], 0);
  const threads = cost.cpu.server - cost.serverThread;
  // Each limit: milliseconds per second that a resource has, and milliseconds of it that an operation takes.
  const limits: [resource: string, has: number, takes: number][] = [
    ['processor', (machine.cores - saturation[operation].others) * 1_000 - sum(idle), sum(cost.cpu)],
    ['worker of the edge', 1_000, cost.cpu.edge],
    ['thread of the server that handles requests', 1_000, cost.serverThread],
    // On two cores one hash is computed at a time (decision 30).
    ['threads of the server that compute hashes', Math.max(1, Math.min(2, machine.cores - 1)) * 1_000, threads],
    ['connections to the database', CONNECTIONS * 1_000, cost.connection],
    ['generator of the load', 1_000, cost.cpu.generator],
  ];
  const busy = CONCURRENT[operation] / (CONCURRENT[operation] + machine.cores - 1);
  const predicted = limits.map(([resource, has, takes]) => ({
    resource,
    perSecond: takes > 0 ? (busy * has) / takes : Number.POSITIVE_INFINITY,
  }));
  return predicted.reduce((least, other) => (other.perSecond < least.perSecond ? other : least));
}

/** By how much a prediction may differ from what is measured on a quiet machine. */
const LARGEST_ERROR = 0.2;

/** The operations whose prediction differs too much from the measured rate. */
export function wronglyPredicted(measured: Measured): Operation[] {
  return OPERATIONS.filter((operation) => {
    const error = errorOf(predict(operation, measured).perSecond, measured.saturation[operation].perSecond);
    return Math.abs(error) > LARGEST_ERROR;
  });
}

/** How far a prediction is from what was measured: 0.1 is a tenth too high. */
export function errorOf(predicted: number, measured: number): number {
  return predicted / measured - 1;
}
