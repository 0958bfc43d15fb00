import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { buildIfChanged } from '@/scripts/lib/build.mjs';
import { CliError, log, runCommand } from '@/scripts/lib/cli.mjs';
import { TestPostgres } from '@/server/testing/postgres';
import { type RainDatabase, rain } from '../rain/rain';
import { reportRain } from '../rain/report';
import { scale } from '../scale/run';
import { compareWays, SECONDS } from './compare';
import { type Judged, judge, judgeRegistrations } from './goals';
import { load, type Way } from './page';
import { openPlaces } from './places';
import { registrations } from './registrations';
import { findWrk, type Rate } from './wrk';

// `npm run bench`: measures what the site and its server handle per second on this machine; takes about a quarter of an hour.
// `npm run bench -- registrations` measures only a part: `pages`, `registrations` or `rain`.
// `npm run bench -- rain --database=embedded` measures the rain with the embedded database.
// `npm run bench -- --scale` measures what grows with the stored data, at ten million events and a million trades;
// `-- --scale --events=1000000` at fewer. It needs ten gigabytes in the system's temporary folder.

const WAYS: readonly { way: Way; name: string }[] = [
  { way: 'plainFile', name: 'page: a plain file by nginx' },
  { way: 'edge', name: 'page: through the edge' },
  { way: 'frontServer', name: 'page: through the front server' },
];

/** The phones of a rain, as many as each database answers within the patience of visitors. */
const PHONES: Readonly<Record<RainDatabase, number>> = { postgres: 10_000, embedded: 2_000 };

const PARTS: Readonly<Record<string, (database: RainDatabase) => Promise<boolean>>> = {
  pages,
  registrations: accounts,
  rain: redPackets,
};

void runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: {
      scale: { type: 'boolean' },
      events: { type: 'string', default: '10000000' },
      database: { type: 'string', default: 'postgres' },
    },
    allowPositionals: true,
  });
  if (values.scale) {
    process.exitCode = (await scale({ events: Number(values.events), trades: 1_000_000 })) ? 0 : 1;
    return;
  }
  const { database } = values;
  if (database !== 'postgres' && database !== 'embedded')
    throw new CliError('--database must be postgres or embedded.');
  const [chosen] = positionals;
  const parts = chosen === undefined ? Object.values(PARTS) : [PARTS[chosen]];
  if (parts.includes(undefined)) throw new CliError(`A part must be one of ${Object.keys(PARTS).join(', ')}.`);
  await buildIfChanged();
  let met = true;
  for (const part of parts) met = ((await part?.(database)) ?? true) && met;
  process.exitCode = met ? 0 : 1;
});

async function pages(): Promise<boolean> {
  findWrk();
  log('Starting every way to serve the page …');
  const { places, close } = await openPlaces();
  log('Requesting the page …');
  const ways = WAYS.map(({ way }) => way);
  const measured = await compareWays(ways, (way) => load(places[way], SECONDS)).finally(close);
  console.table(WAYS.map(({ way, name }) => row(name, measured[way])));
  return report(judge(measured));
}

function report(goals: readonly Judged[]): boolean {
  for (const { way, of, atLeast, ratio, met } of goals) {
    console.log(`${met ? '✓' : '✗'} ${way} is ${ratio.toFixed(2)} of ${of} (goal ${atLeast})`);
  }
  return goals.every(({ met }) => met);
}

async function accounts(): Promise<boolean> {
  log('Registering …');
  const embedded = await registrations();
  const postgres = await TestPostgres.start({ durable: true });
  const settings = { DATABASE_URL: await postgres.createDatabase(), DATA_KEY: randomBytes(32).toString('base64') };
  const onPostgres = await registrations(settings).finally(() => postgres.stop());
  const measured = { 'embedded database': embedded, PostgreSQL: onPostgres };
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

async function redPackets(database: RainDatabase): Promise<boolean> {
  log('Waiting for the rain …');
  const phones = PHONES[database];
  return reportRain(phones, database, await rain(phones, database));
}

function rounded(figures: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, Number(value.toFixed(1))]));
}

function row(name: string, { perSecond, p99 }: Rate) {
  return { what: name, 'a second': Math.round(perSecond), 'p99 ms': Number(p99.toFixed(2)) };
}
