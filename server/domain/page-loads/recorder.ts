import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { beijingDay } from '@/lib/time/calendar';
import { SECOND } from '../../platform/clock/clock';
import { withoutParameters } from '../../platform/database/without-parameters';
import { on } from '../../platform/events/events';
import type { CallServices } from '../../platform/http/api';
import type { Browser } from '../../platform/user-agent/browser';
import { addPageLoads, type BrowserLoads } from './store';

/** Milliseconds between two writes; a killed process loses as much. */
const INTERVAL = 5 * SECOND;

type Counts = Map<string, BrowserLoads & { day: string }>;

/**
 * Counts page loads in memory and adds them to the database every five seconds, as long as the server runs. Logs failed
 * writes and repeats them later.
 *
 * @param interval milliseconds between two writes
 * @returns the stop function, which writes the rest
 */
export function recordPageLoads(
  { database, clock }: Pick<CallServices, 'database' | 'clock'>,
  log: Pick<FastifyBaseLogger, 'error'>,
  interval = INTERVAL,
): () => Promise<void> {
  const counted = new Map<string, BrowserLoads>();
  const unwritten: Counts = new Map();
  const stopped = new AbortController();
  const stops = [
    on('page_sent', (load) => {
      countsOf(counted, load).pages += 1;
    }),
    on('visit_received', (load) => {
      countsOf(counted, load).visits += 1;
    }),
  ];

  async function write(): Promise<void> {
    close(counted, unwritten, beijingDay(clock()));
    const rows = [...unwritten.values()];
    try {
      await addPageLoads(database.orm, rows);
      unwritten.clear();
    } catch (error) {
      log.error({ err: withoutParameters(error) }, 'page loads could not be written');
    }
  }

  async function run(): Promise<void> {
    while (!stopped.signal.aborted) {
      await pause(interval, undefined, { signal: stopped.signal, ref: false }).catch(() => {});
      await write();
    }
  }

  const running = run();
  return async () => {
    for (const stop of stops) stop();
    stopped.abort();
    await running;
  };
}

function countsOf(counted: Map<string, BrowserLoads>, { engine, version }: Browser): BrowserLoads {
  const key = `${engine} ${version}`;
  const known = counted.get(key);
  if (known) return known;
  const counts = { engine, version, pages: 0, visits: 0 };
  counted.set(key, counts);
  return counts;
}

/** Moves the counts to the unwritten ones of a day, and starts again from zero. */
function close(counted: Map<string, BrowserLoads>, unwritten: Counts, day: string): void {
  for (const [browser, { engine, version, pages, visits }] of counted) {
    const key = `${day} ${browser}`;
    const before = unwritten.get(key);
    unwritten.set(key, {
      day,
      engine,
      version,
      pages: pages + (before?.pages ?? 0),
      visits: visits + (before?.visits ?? 0),
    });
  }
  counted.clear();
}
