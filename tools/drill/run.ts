import { parseArgs } from 'node:util';
import { log, step } from '@/scripts/lib/cli.mjs';
import { drillFault, drillRestore } from './drill';
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
  { name: 'restore', run: drillRestore },
];

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '1' }, only: { type: 'string' }, logs: { type: 'string' } },
});

async function main(): Promise<void> {
  const drills = chosenDrills();
  const installation = await step('Starting five machines', startInstallation);
  try {
    const outcomes: Outcome[] = [];
    for (let round = 1; round <= Number(values.rounds); round++)
      for (const { run } of drills) {
        const outcome = await run(installation);
        log(`${round}. ${lineOf(outcome)}`);
        outcomes.push(outcome);
      }
    console.table(tableOf(outcomes));
    process.exitCode = outcomes.every(meetsGoals) ? 0 : 1;
  } finally {
    if (values.logs) installation.saveLogs(values.logs);
  }
}

function chosenDrills(): Drill[] {
  const names = values.only?.split(',') ?? DRILLS.map(({ name }) => name);
  return names.map((name) => {
    const found = DRILLS.find((drill) => drill.name === name);
    if (!found) throw new Error(`--only: there is no ${name}; choose from ${DRILLS.map((each) => each.name).join()}.`);
    return found;
  });
}

main().then(
  () => process.exit(),
  (error) => {
    console.error(error);
    process.exit(1);
  },
);
