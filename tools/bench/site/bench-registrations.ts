import { randomBytes } from 'node:crypto';
import { log } from '@/scripts/lib/cli.mjs';
import { migratePostgres } from '@/server/platform/database/migrate-postgres';
import { throughPooler } from '@/server/testing/create-database';
import { startPgbouncer } from '@/server/testing/pgbouncer';
import { TestPostgres } from '@/server/testing/postgres';
import { judgeRegistrations } from './goals';
import { type Registrations, registrations } from './registrations';

/** Milliseconds. */
const CONNECT_TIMEOUT = 8_000;

/**
 * Measures registrations on each database, and the other calls meanwhile. Returns whether the goals are met.
 *
 * @param pooler whether to measure PostgreSQL behind PgBouncer too
 */
export async function benchRegistrations(pooler = false): Promise<boolean> {
  log('Registering …');
  const measured = {
    'embedded database': await registrations(),
    PostgreSQL: await onPostgres(),
    ...(pooler && { 'PostgreSQL behind PgBouncer': await onPostgres({ pooler }) }),
  };
  for (const [database, { others, ...figures }] of Object.entries(measured)) {
    console.log(`registrations, ${database}; p99 in milliseconds`);
    console.table(rounded({ ...figures, ...others }));
  }
  const judged = Object.values(measured).flatMap(judgeRegistrations);
  for (const { what, value, goal, met } of judged) {
    console.log(`${met ? '✓' : '✗'} ${what}: ${value.toFixed(2)} (goal: ${goal})`);
  }
  return judged.every(({ met }) => met);
}

async function onPostgres({ pooler = false } = {}): Promise<Registrations> {
  const postgres = await TestPostgres.start({ durable: true });
  try {
    const address = await postgres.createDatabase();
    await migratePostgres(address, CONNECT_TIMEOUT);
    return await registrations({
      DATABASE_URL: pooler ? throughPooler(address, await startPgbouncer(postgres)) : address,
      MIGRATIONS: 'awaited',
      DATA_KEY: randomBytes(32).toString('base64'),
    });
  } finally {
    await postgres.stop();
  }
}

function rounded(figures: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, Number(value.toFixed(1))]));
}
