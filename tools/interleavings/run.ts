import { parseArgs } from 'node:util';
import { bundleProcesses } from '@/server/testing/bundle-processes';
import { interleave, NEEDED } from '@/server/testing/interleavings/process';
import { SCENARIOS } from '@/server/testing/interleavings/scenarios';
import { startPostgres } from '@/server/testing/start-postgres';
import stopPostgres from '@/server/testing/stop-postgres';

const HELP = `npm run interleavings -- [names…] [--runs=1000] [--seed=… --path=…]

Runs schedules of every scenario, or of those named, on a PostgreSQL of its own: fast-check draws whose next statement
the database sees. What a failure prints as seed and path replays it.
Scenarios: ${SCENARIOS.map(({ name }) => name).join(', ')}`;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      runs: { type: 'string', default: '1000' },
      seed: { type: 'string' },
      path: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(HELP);
  const scenarios = positionals.length > 0 ? positionals : SCENARIOS.map(({ name }) => name);
  await Promise.all([startPostgres(), bundleProcesses([...NEEDED])]);
  try {
    const { seed, path } = values;
    const replay = { ...(seed !== undefined && { seed: Number(seed) }), ...(path !== undefined && { path }) };
    let last = Date.now();
    for await (const report of interleave({ scenarios, runs: Number(values.runs), ...replay })) {
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
