import { randomBytes } from 'node:crypto';
import { variantTables } from '@/brands/tables';
import { addMonths, MONTHS_KEPT } from '@/lib/privacy/retention';
import { addDays, beijingDay } from '@/lib/time/calendar';
import { log } from '@/scripts/lib/cli.mjs';
import type { ActivityContext } from '@/server/domain/activities/engine/module';
import { readRanking } from '@/server/domain/activities/kinds/tiers/ranking';
import type { FunnelQuery } from '@/server/domain/funnel/funnel';
import { readFunnel } from '@/server/domain/funnel/read-funnel';
import { readFilterValues } from '@/server/domain/funnel/read-values';
import { removeVisitors } from '@/server/domain/funnel/store';
import { forgetDays, sumUpDays } from '@/server/domain/funnel/summed-days';
import { readPlainly } from '@/server/domain/funnel/testing/plain-people';
import { removeOldEvents, storeEvents } from '@/server/domain/tracking/store';
import { after, DAY } from '@/server/platform/clock/clock';
import { openDatabase } from '@/server/platform/database/open';
import { visitorDays } from '@/server/platform/database/schema/funnel';
import type { Database, Orm } from '@/server/platform/database/types';
import { Keyring } from '@/server/platform/secrets/keyring';
import { createVault } from '@/server/platform/secrets/vault';
import { TestPostgres } from '@/server/testing/postgres';
import { VISIT } from '@/server/testing/visit';
import { p99 } from '../site/load-loops';
import { type Amount, DAYS, fill } from './fill';

/** Milliseconds after which a measurement without the product's limit fails. */
const PATIENCE = 600_000;
const READERS = 2_000;

interface Figure {
  what: string;
  ms: number;
  /** Milliseconds; undefined without a goal. */
  goal?: number;
}

/** `npm run bench -- scale`: measures what grows with the number of rows, on a PostgreSQL filled with `amount`. */
export async function scale(amount: Amount): Promise<boolean> {
  const postgres = await TestPostgres.start();
  try {
    const databaseUrl = await postgres.createDatabase();
    const patient = await openDatabase({ databaseUrl, timeouts: { query: PATIENCE } });
    log(`Filling a database with ${amount.events} events and ${amount.trades} trades …`);
    await fill(databaseUrl, amount);
    const database = await openDatabase({ databaseUrl });
    const figures = [
      ...(await funnels(database.orm, patient.orm)),
      ...(await rankings(database)),
      ...(await removals(database.orm)),
    ];
    await Promise.all([database.close(), patient.close()]);
    console.table(figures.map(({ what, ms, goal }) => ({ what, ms: Number(ms.toFixed(1)), goal: goal ?? '' })));
    return figures.every(({ ms, goal }) => goal === undefined || ms < goal);
  } finally {
    await postgres.stop();
  }
}

async function funnels(orm: Orm, patient: Orm): Promise<Figure[]> {
  const now = new Date();
  const to = beijingDay(now);
  const query = (more: Partial<FunnelQuery> = {}): FunnelQuery => ({
    from: addDays(to, 1 - DAYS),
    to,
    by: ['day'],
    where: {},
    ...more,
  });
  const figures: Figure[] = [
    {
      what: 'funnel of 30 days, counted from the events',
      ms: await millisecondsOrNever(() => readPlainly(patient, query())),
    },
    {
      what: 'funnel of 30 days before any is summed up',
      ms: await millisecondsOrNever(() => readFunnel(patient, query(), 100)),
    },
    { what: 'summing up the 29 days that are over', ms: await millisecondsOrNever(() => sumUpDays(patient, now)) },
  ];
  const asked: Record<string, Partial<FunnelQuery>> = {
    'by day': {},
    'by host, brand, plan and keyword': { by: ['host', 'brand', 'plan', 'keyword'] },
    'by campaign': { by: ['campaign'] },
    'by page': { by: ['page'] },
    'of a host by plan': { by: ['plan'], where: { host: 'host7.example' } },
  };
  for (const [what, more] of Object.entries(asked)) {
    const ms = await median(() => readFunnel(orm, query(more), 100));
    figures.push({ what: `funnel of 30 days ${what}`, ms, goal: 1_000 });
  }
  const values = await median(() => readFilterValues(orm, query(), 50));
  return [...figures, { what: 'values to filter the funnel by', ms: values, goal: 1_000 }];
}

async function rankings(database: Database): Promise<Figure[]> {
  const context = {
    orm: database.orm,
    services: { database },
    account: '12345678',
    since: null,
    until: null,
    now: new Date(),
  } as unknown as ActivityContext<'tiers'>;
  const first = await millisecondsOrNever(() => readRanking(context));
  const all: number[] = [];
  for (let reader = 0; reader < READERS; reader++) all.push(await millisecondsOrNever(() => readRanking(context)));
  return [
    { what: 'ranking for the first reader', ms: first },
    { what: 'ranking for every other reader, p99', ms: p99(all), goal: 10 },
  ];
}

async function removals(orm: Orm): Promise<Figure[]> {
  const [first] = await orm.select({ visitor: visitorDays.visitor }).from(visitorDays).limit(1);
  const visitors = first ? [first.visitor] : [];
  const closing = await millisecondsOrNever(() =>
    orm.transaction(async (transaction) => forgetDays(transaction, await removeVisitors(transaction, visitors))),
  );
  // The first tenth of the events is old enough to delete.
  const later = addMonths(after(new Date(), -(DAYS * 0.9) * DAY), MONTHS_KEPT.visits);
  let slowest = 0;
  let over = false;
  const removing = millisecondsOrNever(() => removeOldEvents(orm, later)).finally(() => {
    over = true;
  });
  while (!over) slowest = Math.max(slowest, await millisecondsOrNever(() => storeOne(orm)));
  return [
    { what: 'deleting the data of a visitor', ms: closing, goal: 1_000 },
    { what: 'removing a tenth of the events', ms: await removing },
    { what: 'storing an event meanwhile, slowest', ms: slowest, goal: 1_000 },
  ];
}

const vault = createVault(Keyring.of(randomBytes(32)));
let stored = 0;

async function storeOne(orm: Orm): Promise<void> {
  const sender = { userAgent: undefined, tables: variantTables };
  const event = { ...VISIT, clientid: `visitor ${stored++}` };
  await orm.transaction((transaction) => storeEvents(transaction, vault, [event], sender, new Date()));
}

async function median(work: () => Promise<unknown>): Promise<number> {
  const times = [await millisecondsOrNever(work), await millisecondsOrNever(work), await millisecondsOrNever(work)];
  return times.sort((a, b) => a - b)[1] ?? 0;
}

/** Milliseconds that work takes; infinite if it fails, such as by the product's statement timeout. */
async function millisecondsOrNever(work: () => Promise<unknown>): Promise<number> {
  return millisecondsOf(work).catch((error: Error) => {
    log(String(error.cause ?? error));
    return Number.POSITIVE_INFINITY;
  });
}

/** Milliseconds that work takes. */
async function millisecondsOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
