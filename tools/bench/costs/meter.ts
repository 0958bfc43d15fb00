import { setTimeout as pause } from 'node:timers/promises';
import type { Cost, Part, Saturation } from '@/tools/capacity/measured';
import type { DatabaseMeter, DatabaseUse } from './database-use';
import { readUsage, type Usage } from './processes';

/** PostgreSQL adds up what an idle connection did at most ten seconds later (`PGSTAT_IDLE_INTERVAL`). */
const COUNTED_AFTER = 11_000;
/** Servers write some counts a second later. */
const FINISHED_AFTER = 1_500;

/** What the machine did during some time. */
export interface Used {
  seconds: number;
  cpu: Record<Part, number>;
  serverThread: number;
  /** Milliseconds of other programs. */
  others: number;
  memory: Record<Part, number>;
  database: DatabaseUse;
}

/** Measures what work uses, beyond what the idle product uses. */
export class Meter {
  /** Per second. */
  idle: Used | undefined;

  constructor(private readonly database: DatabaseMeter) {}

  async use(work: () => Promise<unknown>): Promise<Used> {
    const [before, databaseBefore, began] = [readUsage(), await this.database.read(), performance.now()];
    await work();
    await pause(FINISHED_AFTER);
    const [after, seconds] = [readUsage(), (performance.now() - began) / 1_000];
    await pause(COUNTED_AFTER);
    return difference(before, after, seconds, databaseBefore, await this.database.read());
  }

  /** The cost of each of several operations. @param work returns their number and the bytes that each received */
  async cost(work: () => Promise<{ count: number; bytes: number }>): Promise<{ cost: Cost; others: number }> {
    let [count, bytes, took] = [0, 0, 0];
    const used = await this.use(async () => {
      const began = performance.now();
      ({ count, bytes } = await work());
      took = (performance.now() - began) / 1_000;
    });
    const { idle } = this;
    if (!idle) throw new Error('Measure the idle product first.');
    const each = (amount: number, idleSecond: number, seconds = used.seconds) =>
      rounded(Math.max(0, amount - idleSecond * seconds) / count);
    const counted = used.seconds + COUNTED_AFTER / 1_000;
    const cost = {
      cpu: mapParts((part) => each(used.cpu[part], idle.cpu[part])),
      serverThread: each(used.serverThread, idle.serverThread),
      bytes: Math.round(bytes),
      rowsWritten: each(used.database.rowsWritten, idle.database.rowsWritten, counted),
      transactions: each(used.database.transactions, idle.database.transactions, counted),
      connection: each(used.database.connection, idle.database.connection, counted),
      logged: Math.round(each(used.database.logged, idle.database.logged, counted)),
      perSecond: rounded(count / took),
    };
    return { cost, others: used.others / 1_000 / used.seconds };
  }

  /** Measures the idle product for some seconds. */
  async measureIdle(seconds: number): Promise<void> {
    // What came before must not count.
    await pause(COUNTED_AFTER);
    const used = await this.use(() => pause(seconds * 1_000));
    const perSecond = (amount: number, during = used.seconds) => amount / during;
    const counted = used.seconds + COUNTED_AFTER / 1_000;
    this.idle = {
      ...used,
      seconds: 1,
      cpu: mapParts((part) => perSecond(used.cpu[part])),
      serverThread: perSecond(used.serverThread),
      others: perSecond(used.others),
      database: {
        rowsWritten: perSecond(used.database.rowsWritten, counted),
        transactions: perSecond(used.database.transactions, counted),
        connection: perSecond(used.database.connection, counted),
        logged: perSecond(used.database.logged, counted),
      },
    };
  }
}

/** Runs of which the fastest counts: a disk that other machines share is slow in some seconds. */
const RUNS = 3;

/** The highest rate of a load, and how busy it keeps each part then. @param work returns operations per second */
export async function saturate(work: () => Promise<number>): Promise<Saturation> {
  const runs: Saturation[] = [];
  while (runs.length < RUNS) {
    const [before, began] = [readUsage(), performance.now()];
    const perSecond = await work();
    const [after, took] = [readUsage(), performance.now() - began];
    const { cpu, others } = cpuBetween(before, after);
    runs.push({
      perSecond: rounded(perSecond),
      busy: mapParts((part) => rounded(cpu[part] / took)),
      others: rounded(others / took),
    });
  }
  return runs.reduce((best, run) => (run.perSecond > best.perSecond ? run : best));
}

function cpuBetween(before: Usage, after: Usage): { cpu: Record<Part, number>; others: number } {
  const cpu = mapParts((part) => after.cpu[part] - before.cpu[part]);
  const ours = Object.values(cpu).reduce((sum, time) => sum + time, 0);
  return { cpu, others: Math.max(0, after.machine - before.machine - ours) };
}

function difference(before: Usage, after: Usage, seconds: number, from: DatabaseUse, to: DatabaseUse): Used {
  return {
    seconds,
    ...cpuBetween(before, after),
    serverThread: after.serverThread - before.serverThread,
    memory: mapParts((part) => after.memory[part] - before.memory[part]),
    database: {
      rowsWritten: to.rowsWritten - from.rowsWritten,
      transactions: to.transactions - from.transactions,
      connection: to.connection - from.connection,
      logged: to.logged - from.logged,
    },
  };
}

export function mapParts(figure: (part: Part) => number): Record<Part, number> {
  return {
    edge: figure('edge'),
    server: figure('server'),
    site: figure('site'),
    database: figure('database'),
    generator: figure('generator'),
  };
}

/** Four significant digits. */
export function rounded(figure: number): number {
  return Number(figure.toPrecision(4));
}
