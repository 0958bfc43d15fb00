// `npm run drill -- install`: installs the product by its guides, whose commands it runs as they are written.
// --only=systemd    the installations (all)
// --results=file    where to write each step with its seconds and failure
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { CliError, runCommand } from '@/scripts/lib/cli.mjs';
import { installContainers } from './containers';
import { prepareContainers, whyNoContainers } from './podman';
import { type StepResult, Steps } from './steps';
import { installSystemd } from './systemd';

const INSTALLATIONS: Readonly<Record<string, (steps: Steps) => Promise<void>>> = {
  containers: installContainers,
  systemd: installSystemd,
};

const { values } = parseArgs({
  options: { only: { type: 'string' }, results: { type: 'string', default: 'test-results/install.json' } },
});

async function main(): Promise<void> {
  const names = values.only?.split(',') ?? Object.keys(INSTALLATIONS);
  const unknown = names.find((name) => !INSTALLATIONS[name]);
  if (unknown) throw new CliError(`--only: there is no ${unknown}; choose from ${Object.keys(INSTALLATIONS)}.`);
  const obstacle = whyNoContainers();
  if (obstacle) throw new CliError(`The installations cannot run here: ${obstacle}.`);
  await prepareContainers();
  const results: StepResult[] = [];
  for (const name of names) {
    const steps = new Steps(name);
    try {
      await INSTALLATIONS[name]?.(steps);
    } catch (error) {
      console.error(error);
      process.exitCode = 1;
    }
    results.push(...steps.results);
  }
  mkdirSync(dirname(values.results), { recursive: true });
  writeFileSync(values.results, JSON.stringify(results, null, 2));
  console.table(results.map(({ failure, ...row }) => ({ ...row, result: failure ? '✗' : '✓' })));
}

runCommand(main).then(() => process.exit());
