import { buildIfChanged } from '@/scripts/lib/build.mjs';
import { log, runCommand } from '@/scripts/lib/cli.mjs';
import { compareWays } from './compare';
import { judge } from './goals';
import { embeddedIntake, type Intake, postgresIntake } from './intake';
import type { Way } from './page';
import { openPlaces } from './places';
import { registrations } from './registrations';
import { findWrk, type Rate } from './wrk';

// `npm run bench`: what the site and its server do in a second on this machine, all in one run; takes about five minutes.

const WAYS: readonly { way: Way; name: string }[] = [
  { way: 'plainFile', name: 'page: a plain file by nginx' },
  { way: 'edge', name: 'page: through the edge' },
  { way: 'frontServer', name: 'page: through the front server' },
  { way: 'next', name: 'page: from Next alone' },
  { way: 'perRequest', name: 'page: made anew for every request by Next' },
];

void runCommand(async () => {
  findWrk();
  await buildIfChanged();
  log('Starting every way in which the page is had …');
  const { places, close } = await openPlaces();
  log('Asking for the page …');
  const pages = await compareWays(places).finally(close);
  log('Handing in events and registrations …');
  const embedded = await embeddedIntake();
  const postgres = await postgresIntake();
  const accounts = await registrations();
  console.table([
    ...WAYS.map(({ way, name }) => row(name, pages[way])),
    row('events, embedded database', embedded),
    row('events, PostgreSQL', postgres),
    row('registrations', accounts),
  ]);
  const goals = judge(pages);
  for (const { way, of, atLeast, ratio, met } of goals) {
    console.log(`${met ? '✓' : '✗'} ${way} is ${ratio.toFixed(2)} of ${of} (goal ${atLeast})`);
  }
  const lost = (intake: Intake) => intake.lost;
  console.log(`${lost(embedded) + lost(postgres)} of the acknowledged events were lost when the server was killed`);
  const met = goals.every((goal) => goal.met) && lost(embedded) + lost(postgres) === 0;
  process.exitCode = met ? 0 : 1;
});

function row(name: string, { perSecond, p99 }: Rate) {
  return { what: name, 'a second': Math.round(perSecond), 'p99 ms': Number(p99.toFixed(2)) };
}
