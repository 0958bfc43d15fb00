// `npm run drill -- install`: installs the product by its guides, whose commands it runs as they are written.
// --only=systemd    the installations (all)
// --rounds=1        how often the installed database is drilled (3)
// --results=file    where to write what each installation took, what failed in it, and its steps
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from '@/scripts/lib/cli.mjs';
import { INSTALLATIONS } from '@/scripts/test/drill.mjs';
import { readNames, readRounds } from '../options';
import { installContainers } from './containers';
import { installDatabase } from './database';
import { prepareContainers } from './podman';
import { Steps } from './steps';
import { installSystemd } from './systemd';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    results: { type: 'string', default: 'test-results/install.json' },
  },
});

const INSTALL: Readonly<Record<(typeof INSTALLATIONS)[number], (steps: Steps, rounds: number) => Promise<void>>> = {
  containers: installContainers,
  systemd: installSystemd,
  database: installDatabase,
};

async function main(): Promise<void> {
  const names = readNames(values.only, INSTALLATIONS);
  const rounds = readRounds(values.rounds);
  await prepareContainers();
  const installed: Steps[] = [];
  for (const name of names) {
    const steps = new Steps(name);
    installed.push(steps);
    try {
      await INSTALL[name](steps, rounds);
    } catch (error) {
      console.error(error);
      process.exitCode = 1;
    }
  }
  mkdirSync(dirname(values.results), { recursive: true });
  writeFileSync(
    values.results,
    JSON.stringify(
      installed.map((steps) => steps.summary),
      null,
      2,
    ),
  );
  console.table(installed.flatMap(({ table }) => table));
}

runCommand(main).then(() => process.exit());
