import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { CliError, log, runCommand, step } from '@/scripts/lib/cli.mjs';
import { DRILL_FAULTS } from '@/scripts/test/drill.mjs';
import { drill, type FaultName } from './drill';
import { readNames, readRounds } from './options';
import { lineOf, missedGoals, type Outcome, tableOf } from './results';
import { startInstallation } from './start';

/** What `results.json` says of each fault of each round. */
interface Result {
  name: FaultName;
  seconds: number;
  /** A line per goal or limit that it missed. */
  missed: string[];
}

const { values } = parseArgs({
  options: {
    folder: { type: 'string' },
    rounds: { type: 'string', default: '1' },
    only: { type: 'string' },
    logs: { type: 'string' },
    results: { type: 'string', default: 'test-results/drill.json' },
  },
});

async function main(): Promise<void> {
  const { folder } = values;
  // It gives the drill a network and mounts of its own.
  if (!folder) throw new CliError('Start the drill with `npm run drill`.');
  const faults = readNames(values.only, DRILL_FAULTS);
  const rounds = readRounds(values.rounds);
  const installation = await step('Starting five machines', () => startInstallation(folder));
  const outcomes: Outcome[] = [];
  const results: Result[] = [];
  const note = (name: FaultName, began: number, missed: string[]) => {
    results.push({ name, seconds: (performance.now() - began) / 1_000, missed });
    writeFileSync(values.results, JSON.stringify(results, null, 2));
  };
  mkdirSync(dirname(values.results), { recursive: true });
  try {
    for (let round = 1; round <= rounds; round++)
      for (const fault of faults) {
        const began = performance.now();
        try {
          const outcome = await drill(fault, installation);
          log(`${round}. ${lineOf(outcome)}`);
          outcomes.push(outcome);
          note(fault, began, missedGoals(outcome));
        } catch (error) {
          note(fault, began, [`${fault}: ${(error as Error).message.split('\n')[0]}`]);
          throw error;
        }
      }
  } finally {
    console.table(tableOf(outcomes));
    if (values.logs) installation.saveLogs(values.logs);
    for (const line of results.flatMap(({ missed }) => missed)) {
      console.log(`✗ ${line}`);
      process.exitCode = 1;
    }
  }
}

// Visitors may still wait for answers.
runCommand(main).then(() => process.exit());
