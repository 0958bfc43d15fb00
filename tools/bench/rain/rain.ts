import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { start } from '@/scripts/lib/command.mjs';
import { freePort } from '@/scripts/lib/ports.mjs';
import { movedClock } from '@/scripts/test/clock.mjs';
import { endToEndSettings } from '@/scripts/test/settings.mjs';
import { openDatabase } from '@/server/platform/database/open';
import { TestPostgres } from '@/server/testing/postgres';
import { startEdge } from '../site/edge';
import { fill, type Given, readGiven } from './fill';
import { type Opened, openPackets, openPages } from './phones';

/** A round of the campaign begins then, by the clock of the product, and lasts three minutes. */
const ROUND = '2026-11-25T15:00';
const BEGINS = Date.parse(`${ROUND}:00+08:00`);
/** Milliseconds from the start of the product to the round. */
const UNTIL_ROUND = 30_000;

export type RainDatabase = 'postgres' | 'embedded';

export interface Rain {
  opened: readonly Opened[];
  given: Given;
  /** Seconds of processor time that the phones took. */
  phonesTook: number;
}

/** Starts the product and its edge, and measures a rain of red packets that all phones open in the same second. */
export async function rain(phones: number, database: RainDatabase): Promise<Rain> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-rain-'));
  const postgres = database === 'postgres' ? await TestPostgres.start({ durable: true }) : undefined;
  const databaseUrl = await postgres?.createDatabase();
  const where = { databaseUrl, dataDir: join(folder, 'data') };
  try {
    await inDatabase(where, ({ orm }) => fill(orm, phones, ROUND, new Date(BEGINS - UNTIL_ROUND)));
    const measured = await measure(folder, phones, {
      DATA_DIR: where.dataDir,
      DATA_KEY: randomBytes(32).toString('base64'),
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    });
    return { ...measured, given: await inDatabase(where, ({ orm }) => readGiven(orm)) };
  } finally {
    await postgres?.stop();
    await rm(folder, { recursive: true });
  }
}

async function measure(folder: string, phones: number, settings: Record<string, string>): Promise<Omit<Rain, 'given'>> {
  const [port, sitePort, officePort] = [await freePort(), await freePort(), await freePort()];
  const begins = Date.now() + UNTIL_ROUND;
  const product = start([process.execPath, 'scripts/start.mjs'], {
    quiet: true,
    env: {
      ...endToEndSettings,
      ...movedClock(),
      CLOCK_AHEAD: String(BEGINS - begins),
      PORT: String(port),
      SITE_PORT: String(sitePort),
      OFFICE_PORT: String(officePort),
      TRUST_PROXY: 'loopback',
      // This process is the phones, and the server would wait for it to read each line of the log.
      LOG_LEVEL: 'warn',
      ...settings,
    },
  });
  try {
    return await rainOn(await startEdge(join(folder, 'edge'), port, 'bench'), phones, begins);
  } finally {
    await product.stop();
  }
}

/** Lets it rain on a running product, once its round has begun, and stops the edge. */
async function rainOn(
  edge: Awaited<ReturnType<typeof startEdge>>,
  phones: number,
  begins: number,
): Promise<Omit<Rain, 'given'>> {
  try {
    await pause(Math.max(0, begins - Date.now()) + 1_000);
    const pages = await openPages(edge.port, phones);
    const before = process.cpuUsage();
    const opened = await openPackets(pages);
    const { user, system } = process.cpuUsage(before);
    return { opened, phonesTook: (user + system) / 1_000_000 };
  } finally {
    await edge.stop();
  }
}

async function inDatabase<T>(
  where: Parameters<typeof openDatabase>[0],
  work: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>,
): Promise<T> {
  const database = await openDatabase(where);
  return work(database).finally(() => database.close());
}
