import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COLLECT_PATH } from '@/lib/contract/collect';
import { buildEvent } from '@/lib/tracking/build-event';
import { openDatabase } from '@/server/platform/database/open';
import { trackingEvents } from '@/server/platform/database/schema/tracking';
import { readApiConfig } from '@/server/settings/read-api-config';
import { TestPostgres } from '@/server/testing/postgres';
import { inParallel, ServerProcess, visitorHeaders } from './server-process';

/** Requests, and events per request: a page sends the events of a moment together. */
const REQUESTS = 2_000;
const EVENTS = 5;

export interface Intake {
  /** Events acknowledged per second. */
  perSecond: number;
  /** The 99th percentile of a request's time in milliseconds. */
  p99: number;
  /** Acknowledged events that a crash right after the last answer lost. */
  lost: number;
}

/** Measures the event intake on the embedded database; kills the server at the end. */
export async function embeddedIntake(): Promise<Intake> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-intake-'));
  const settings = { DATA_DIR: folder };
  const rate = await takeIn(settings);
  const intake = { ...rate, lost: REQUESTS * EVENTS - (await stored(settings)) };
  await rm(folder, { recursive: true });
  return intake;
}

/** Measures the event intake on a PostgreSQL that waits for the disk; kills it and the server at the end. */
export async function postgresIntake(): Promise<Intake> {
  const postgres = await TestPostgres.start({ durable: true });
  const folder = await mkdtemp(join(tmpdir(), 'bench-intake-'));
  const key = randomBytes(32).toString('base64');
  const settings = { DATA_DIR: folder, DATABASE_URL: await postgres.createDatabase(), DATA_KEY: key };
  const rate = await takeIn(settings);
  await postgres.crash();
  await postgres.restart();
  const intake = { ...rate, lost: REQUESTS * EVENTS - (await stored(settings)) };
  await postgres.stop();
  await rm(folder, { recursive: true });
  return intake;
}

async function takeIn(settings: Record<string, string>): Promise<Omit<Intake, 'lost'>> {
  const server = await ServerProcess.start(settings);
  const { perSecond, p99 } = await inParallel(REQUESTS, async (request) => {
    const { statusCode, body } = await server.pool.request({
      method: 'POST',
      path: COLLECT_PATH,
      headers: { ...visitorHeaders(request), 'content-type': 'application/json' },
      body: JSON.stringify(eventsOf(request)),
    });
    await body.dump();
    return statusCode === 200;
  });
  await server.crash();
  return { perSecond: perSecond * EVENTS, p99 };
}

function eventsOf(request: number) {
  return Array.from({ length: EVENTS }, (_, event) =>
    buildEvent('z1', {
      address: `http://bfzh.localhost/newactivities/kh_7694_form?utm_term=${event}`,
      clientId: `visitor-${request}`,
      v: 'XY_101',
      browser: 'Chrome',
      now: Date.now(),
    }),
  );
}

async function stored(settings: Record<string, string>): Promise<number> {
  const database = await openDatabase(readApiConfig(settings));
  const count = await database.orm.$count(trackingEvents);
  await database.close();
  return count;
}
