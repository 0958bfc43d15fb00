import { mkdtemp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Plugin } from 'esbuild';
import { bundleProcesses } from '@/server/testing/bundle-processes';
import { interleave, NEEDED } from '@/server/testing/interleavings/process';
import { startPostgres } from '@/server/testing/start-postgres';
import stopPostgres from '@/server/testing/stop-postgres';
import { planted } from './planted';
import { RACES, type Race } from './races';

const HELP = `npm run interleavings:planted -- [words of its name] [--runs=400] [--seconds=60]

Plants each race of races.ts in a copy of the program, runs schedules until one shows it, and tells which were found.
--runs at most, and --seconds for one race at most; the sources stay as they are.`;

/** Where the copies of the program are made: within the project, since they load packages. */
const COPIES = path.resolve('node_modules/.cache');

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      runs: { type: 'string', default: '400' },
      seconds: { type: 'string', default: '60' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(HELP);
  const races = RACES.filter(({ name }) => name.includes(positionals.join(' ')));
  const began = Date.now();
  await startPostgres();
  const folder = await mkdtemp(path.join(COPIES, 'planted-'));
  let found = 0;
  try {
    for (const race of races) {
      const since = Date.now();
      const seen = await findRace(race, { folder, runs: Number(values.runs), seconds: Number(values.seconds) });
      if (seen) found++;
      console.log(`${seen ? 'found    ' : 'NOT FOUND'} ${secondsSince(since)} s  ${race.name}${seen && `: ${seen}`}`);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
    await stopPostgres();
  }
  console.log(`${found} of ${races.length} races were found in ${secondsSince(began)} s.`);
  if (found < races.length) process.exitCode = 1;
}

/** Answers in which scenario after how many schedules a planted race showed; empty where it did not. */
async function findRace(race: Race, limits: { folder: string; runs: number; seconds: number }): Promise<string> {
  const { folder, runs, seconds } = limits;
  await bundleProcesses([...NEEDED], { folder, plugins: [planting(race)] });
  const wanted = { folder, runs, scenarios: race.scenarios, shrink: false };
  for await (const { scenario, schedules, failure } of interleave({
    ...wanted,
    signal: AbortSignal.timeout(seconds * 1000),
  })) {
    if (failure && schedules === 0) throw new Error(`"${race.name}" is no race: ${failure}`);
    if (failure) return `${scenario}, schedule ${schedules}`;
  }
  return '';
}

/** Changes the race's file while it is bundled. */
function planting(race: Race): Plugin {
  const place = path.resolve(race.file);
  return {
    name: 'plant',
    setup(build) {
      build.onLoad({ filter: /\.ts$/ }, async ({ path: loaded }) => {
        if (loaded !== place) return undefined;
        return { contents: planted(await readFile(loaded, 'utf8'), race), loader: 'ts' };
      });
    },
  };
}

function secondsSince(timestamp: number): string {
  return ((Date.now() - timestamp) / 1000).toFixed(1);
}

void main();
