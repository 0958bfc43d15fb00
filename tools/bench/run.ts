import { parseArgs } from 'node:util';
import { buildIfChanged } from '@/scripts/lib/build.mjs';
import { CliError, log, runCommand } from '@/scripts/lib/cli.mjs';
import { updateDocument } from '@/tools/capacity/document';
import { wronglyPredicted } from '@/tools/capacity/predict';
import { printCosts } from '@/tools/capacity/tables';
import { measureCosts } from './costs/run';
import { benchOffice } from './office/first-screen';
import { benchBrowser } from './quotes/browser';
import { type RainDatabase, rain } from './rain/rain';
import { reportRain } from './rain/report';
import { benchPages } from './site/bench-pages';
import { benchRegistrations } from './site/bench-registrations';

// `npm run bench`: measures what the site and its server handle per second on this machine; takes about a quarter of an hour.
// `npm run bench -- costs` measures one of the subjects below. docs/testing.md describes them.
// --pooler          registrations on PostgreSQL behind PgBouncer too
// --reports         registrations while reports are read from the primary, and from a standby, too
// --database=embedded  the rain on the embedded database, instead of PostgreSQL
// --seconds=60         the length of each measurement of quotes

interface Options {
  pooler?: boolean | undefined;
  reports?: boolean | undefined;
  database: string;
  seconds: string;
}

/** What `npm run bench` measures without arguments. */
const USUAL = ['pages', 'registrations'];

/** The phones of a rain, as many as each database answers within the patience of visitors. */
const PHONES: Readonly<Record<RainDatabase, number>> = { postgres: 10_000, embedded: 2_000 };

/** What can be measured. Each returns whether its goals are met. */
const SUBJECTS: Readonly<Record<string, (options: Options) => Promise<boolean>>> = {
  pages: benchPages,
  registrations: benchRegistrations,
  rain: redPackets,
  costs,
  quotes: ({ seconds }) => benchBrowser(Number(seconds)),
  office: benchOffice,
};

void runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: {
      pooler: { type: 'boolean' },
      reports: { type: 'boolean' },
      database: { type: 'string', default: 'postgres' },
      seconds: { type: 'string', default: '60' },
    },
    allowPositionals: true,
  });
  const chosen = (positionals.length > 0 ? positionals : USUAL).map((name) => {
    const subject = SUBJECTS[name];
    if (!subject) throw new CliError(`Unknown subject ${name}; choose from ${Object.keys(SUBJECTS).join(', ')}.`);
    return subject;
  });
  await buildIfChanged();
  let met = true;
  for (const subject of chosen) met = (await subject(values)) && met;
  process.exitCode = met ? 0 : 1;
});

async function costs(): Promise<boolean> {
  const measured = await measureCosts();
  printCosts(measured);
  updateDocument(measured);
  const wrong = wronglyPredicted(measured);
  for (const operation of wrong) console.log(`✗ ${operation}: prediction and measurement differ too much`);
  return wrong.length === 0;
}

async function redPackets({ database }: Options): Promise<boolean> {
  if (database !== 'postgres' && database !== 'embedded')
    throw new CliError('--database must be postgres or embedded.');
  log('Waiting for the rain …');
  const phones = PHONES[database];
  return reportRain(phones, database, await rain(phones, database));
}
