import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { addDays, beijingDay } from '@/lib/time/calendar';
import { readFunnel } from '@/server/domain/funnel/read-funnel';
import { openDatabase } from '@/server/platform/database/open';
import { openStandby } from '@/server/platform/database/standby';
import type { Orm } from '@/server/platform/database/types';
import { DAYS } from './fill';
import { p99, timed } from './load-loops';

const PATIENCE = { query: 60_000 };
const ROWS = 100;
/** Milliseconds between two looks at a standby that has not caught up. */
const INTERVAL = 100;

/** Reports that ran one after another, and the 99th percentile of their milliseconds. */
export interface Reports {
  reports: number;
  'report ms': number;
}

/**
 * Reads the largest report, a funnel of all days by keyword, again and again.
 *
 * @param readAddress of a standby to read from; without it the reports come from the primary
 * @returns a function that stops them
 */
export async function startReports(address: string, readAddress?: string): Promise<() => Promise<Reports>> {
  const primary = await openDatabase({ databaseUrl: address, waitForMigrations: true, timeouts: PATIENCE });
  const standby = readAddress === undefined ? undefined : await openStandby(readAddress, primary.orm);
  const took: number[] = [];
  let stopped = false;
  const read = async () => {
    if (!standby) return timed(took, () => report(primary.orm));
    const found = await standby.read(sql`true`, (orm) => timed(took, () => report(orm)));
    return found ?? pause(INTERVAL);
  };
  const reading = (async () => {
    while (!stopped) await read();
  })();
  return async () => {
    stopped = true;
    await reading.finally(async () => {
      await standby?.close();
      await primary.close();
    });
    return { reports: took.length, 'report ms': p99(took) };
  };
}

function report(orm: Orm) {
  const to = beijingDay(new Date());
  return readFunnel(orm, { from: addDays(to, 1 - DAYS), to, by: ['host', 'plan', 'keyword'], where: {} }, ROWS);
}
