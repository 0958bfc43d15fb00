import { mkdtemp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import { bundleProcesses } from '@/server/testing/bundle-processes';
import { interleave, NEEDED } from '@/server/testing/interleavings/process';
import { startPostgres } from '@/server/testing/start-postgres';
import stopPostgres from '@/server/testing/stop-postgres';
import { planted } from './planted';
import { RACES, type Race } from './races';

/** The copies of the program are in the project, because they load packages. */
const COPIES = path.resolve('node_modules/.cache');

interface Limits {
  /** Schedules for one race. */
  runs: number;
  /** Seconds for one race. */
  seconds: number;
}

/**
 * Plants each race whose name includes `words` in a copy of the program and runs schedules until one of them shows the race.
 *
 * @returns whether all were found
 */
export async function findPlanted(words: string, limits: Limits): Promise<boolean> {
  const races = RACES.filter(({ name }) => name.includes(words));
  const began = Date.now();
  await startPostgres();
  const folder = await mkdtemp(path.join(COPIES, 'planted-'));
  let found = 0;
  try {
    for (const race of races) {
      const since = Date.now();
      const seen = await findRace(race, { folder, ...limits });
      if (seen) found++;
      console.log(`${seen ? 'found    ' : 'NOT FOUND'} ${secondsSince(since)} s  ${race.name}${seen && `: ${seen}`}`);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
    await stopPostgres();
  }
  console.log(`Found ${found} of ${races.length} races in ${secondsSince(began)} s.`);
  return found === races.length;
}

/** @returns the scenario and the number of the schedule that showed a planted race; empty when none did */
async function findRace(race: Race, { folder, runs, seconds }: Limits & { folder: string }): Promise<string> {
  await bundleProcesses([...NEEDED], { folder, plugins: [planting(race)] });
  const wanted = { folder, runs, scenarios: race.scenarios, shrink: false };
  for await (const { scenario, schedules, failure } of interleave({
    ...wanted,
    signal: AbortSignal.timeout(seconds * 1000),
  })) {
    if (failure && schedules === 0)
      throw new Error(`"${race.name}" fails without a switch, so it is no race: ${failure}`);
    if (failure) return `${scenario}, schedule ${schedules}`;
  }
  return '';
}

/** Changes the race's file while esbuild bundles it. */
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
