import { randomBytes } from 'node:crypto';
import { log } from '@/scripts/lib/cli.mjs';
import { migratePostgres } from '@/server/platform/database/migrate-postgres';
import { throughPooler } from '@/server/testing/create-database';
import { startPgbouncer } from '@/server/testing/pgbouncer';
import { TestPostgres } from '@/server/testing/postgres';
import { fill } from './fill';
import { judgeRegistrations } from './goals';
import { type Registrations, registrations } from './registrations';
import { type Reports, startReports } from './reports';

/** Milliseconds. */
const CONNECT_TIMEOUT = 8_000;

/** What else is measured: PostgreSQL behind PgBouncer; reports from the primary, and from a standby. */
export interface More {
  pooler?: boolean | undefined;
  reports?: boolean | undefined;
}

/** The events that reports count. */
const EVENTS = 1_000_000;

/** Measures registrations on each database, and the other calls meanwhile. Returns whether the goals are met; reports have none. */
export async function benchRegistrations({ pooler, reports }: More): Promise<boolean> {
  log('Registering …');
  const judged = {
    'embedded database': await registrations(),
    PostgreSQL: await onPostgres((address) => registrations(serverOn(address))),
    ...(pooler && { 'PostgreSQL behind PgBouncer': await onPostgres(behindPooler) }),
  };
  const others = reports && {
    'PostgreSQL with reports': await onPostgres((address) => withReports(address)),
    'PostgreSQL with reports from a standby': await onPostgres(withStandby),
  };
  for (const [database, { others: calls, ...figures }] of Object.entries({ ...judged, ...others })) {
    console.log(`registrations, ${database}; p99 in milliseconds`);
    console.table(rounded({ ...figures, ...calls }));
  }
  const goals = Object.values(judged).flatMap(judgeRegistrations);
  for (const { what, value, goal, met } of goals) {
    console.log(`${met ? '✓' : '✗'} ${what}: ${value.toFixed(2)} (goal: ${goal})`);
  }
  return goals.every(({ met }) => met);
}

async function onPostgres<T>(measure: (address: string, postgres: TestPostgres) => Promise<T>): Promise<T> {
  const postgres = await TestPostgres.start({ durable: true });
  try {
    const address = await postgres.createDatabase();
    await migratePostgres(address, CONNECT_TIMEOUT);
    return await measure(address, postgres);
  } finally {
    await postgres.stop();
  }
}

async function behindPooler(address: string, postgres: TestPostgres): Promise<Registrations> {
  return registrations(serverOn(throughPooler(address, await startPgbouncer(postgres))));
}

async function withStandby(address: string, postgres: TestPostgres): Promise<Registrations & Reports> {
  const standby = await postgres.startStandby();
  try {
    return await withReports(address, standby.addressOf(address));
  } finally {
    await standby.stop();
  }
}

async function withReports(address: string, readAddress?: string): Promise<Registrations & Reports> {
  await fill(address, EVENTS);
  const stop = await startReports(address, readAddress);
  const measured = await registrations(serverOn(address)).catch(async (error) => {
    await stop();
    throw error;
  });
  return { ...measured, ...(await stop()) };
}

function serverOn(address: string): Record<string, string> {
  return { DATABASE_URL: address, MIGRATIONS: 'awaited', DATA_KEY: randomBytes(32).toString('base64') };
}

function rounded(figures: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, Number(value.toFixed(1))]));
}
