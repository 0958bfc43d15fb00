import { parseArgs } from 'node:util';
import { CliError, log, runCommand, step } from '@/scripts/lib/cli.mjs';
import { drillFault, drillLostQuorum, drillRestore } from './drill';
import { FAULTS } from './faults';
import { lineOf, meetsGoals, type Outcome, tableOf } from './results';
import { type Installation, startInstallation } from './start';

interface Drill {
  name: string;
  run: (installation: Installation) => Promise<Outcome>;
}

const DRILLS: Drill[] = [
  ...FAULTS.map((fault) => ({
    name: fault.name,
    run: (installation: Installation) => drillFault(fault, installation),
  })),
  { name: 'quorum', run: drillLostQuorum },
  { name: 'restore', run: drillRestore },
];

const { values } = parseArgs({
  options: {
    folder: { type: 'string' },
    rounds: { type: 'string', default: '1' },
    only: { type: 'string' },
    logs: { type: 'string' },
  },
});

async function main(): Promise<void> {
  const { folder } = values;
  // It gives the drill a network and mounts of its own.
  if (!folder) throw new CliError('Start the drill with `npm run drill`.');
  const drills = chosenDrills();
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) throw new CliError('--rounds must be a number from 1.');
  const installation = await step('Starting five machines', () => startInstallation(folder));
  const outcomes: Outcome[] = [];
  try {
    for (let round = 1; round <= rounds; round++)
      for (const { run } of drills) {
        const outcome = await run(installation);
        log(`${round}. ${lineOf(outcome)}`);
        outcomes.push(outcome);
      }
    process.exitCode = outcomes.every(meetsGoals) ? 0 : 1;
  } finally {
    console.table(tableOf(outcomes));
    if (values.logs) installation.saveLogs(values.logs);
  }
}

function chosenDrills(): Drill[] {
  const names = values.only?.split(',') ?? DRILLS.map(({ name }) => name);
  return names.map((name) => {
    const found = DRILLS.find((drill) => drill.name === name);
    if (!found)
      throw new CliError(`--only: there is no ${name}; choose from ${DRILLS.map((each) => each.name).join()}.`);
    return found;
  });
}

// Visitors may still wait for answers.
runCommand(main).then(() => process.exit());
