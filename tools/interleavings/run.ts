import { parseArgs } from 'node:util';
import { bundleProcesses } from '@/server/testing/bundle-processes';
import { interleave, NEEDED } from '@/server/testing/interleavings/process';
import { SCENARIOS } from '@/server/testing/interleavings/scenarios';
import { startPostgres } from '@/server/testing/start-postgres';
import stopPostgres from '@/server/testing/stop-postgres';
import { findPlanted } from './plant';

const HELP = `npm run test:race -- [scenarios…] [--runs=1000] [--seed=… --path=…]
npm run test:race -- --planted [part of a race's name] [--runs=400] [--seconds=60]

Runs schedules of all scenarios, or of those named, on its own PostgreSQL: fast-check draws which statement the database gets next.
A failure prints the seed and path that replay it.
--planted plants each race of races.ts in a copy of the program and lists which ones the schedules find. --runs limits the schedules
and --seconds the time for one race.
Scenarios: ${SCENARIOS.map(({ name }) => name).join(', ')}`;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      planted: { type: 'boolean' },
      runs: { type: 'string' },
      seconds: { type: 'string', default: '60' },
      seed: { type: 'string' },
      path: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return console.log(HELP);
  if (values.planted) {
    const limits = { runs: Number(values.runs ?? 400), seconds: Number(values.seconds) };
    process.exitCode = (await findPlanted(positionals.join(' '), limits)) ? 0 : 1;
    return;
  }
  const scenarios = positionals.length > 0 ? positionals : SCENARIOS.map(({ name }) => name);
  await Promise.all([startPostgres(), bundleProcesses([...NEEDED])]);
  try {
    const { seed, path } = values;
    const replay = { ...(seed !== undefined && { seed: Number(seed) }), ...(path !== undefined && { path }) };
    let last = Date.now();
    for await (const report of interleave({ scenarios, runs: Number(values.runs ?? 1000), ...replay })) {
      const { scenario, schedules, seed: drawn, statements, waits, failure } = report;
      const seconds = ((Date.now() - last) / 1000).toFixed(1);
      last = Date.now();
      console.log(
        `${scenario}: ${schedules} schedules of seed ${drawn}, ${statements} statements, ${waits} waits for a lock, ${seconds} s`,
      );
      if (!failure) continue;
      process.exitCode = 1;
      console.log(`FAILED ${failure}`);
    }
  } finally {
    await stopPostgres();
  }
}

void main();
