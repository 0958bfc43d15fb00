// `npm test`: installs what is missing, then runs every cheap test, the tests near the change, and a slice of the others, within a
// budget.
// --slice=N     the slice of number N, by default that of the current commit
// --changed     only tests near the change since the remote's main branch, or since the last commit
// --full        everything, PostgreSQL behind PgBouncer, and in random order (`npm run test:full`)
// --unmerged    with --full: each Jest file in a suite of its own
// --shard=1/4   with --full: a part of it, for several machines
// --quick       only what needs neither a build nor a browser (`npm run check`)
import { parseArgs } from 'node:util';
import { installEngines } from './lib/engines.mjs';
import { machineFactor } from './lib/limit.mjs';
import { installPackages } from './lib/packages.mjs';
import { findProgram } from './lib/programs.mjs';
import { installBrowser } from './test/browser.mjs';
import { measureMachine } from './test/machine.mjs';
import { noteCosts } from './test/plan/costs.mjs';
import { BUDGET, planRun } from './test/plan/run.mjs';
import { slowTests } from './test/plan/slow.mjs';
import { enterProject } from './test/project.mjs';
import { lastLine, limitUnstable, single, stepLine, total } from './test/results.mjs';
import { installServers } from './test/servers.mjs';
import { lanesOf, lastStepsOf } from './test/steps.mjs';

const { values } = parseArgs({
  options: {
    slice: { type: 'string' },
    changed: { type: 'boolean' },
    full: { type: 'boolean' },
    unmerged: { type: 'boolean' },
    shard: { type: 'string' },
    quick: { type: 'boolean' },
  },
});

enterProject();

/** @param {import('./test/steps.mjs').Step} step */
async function timed({ name, run }) {
  console.log(`› ${name} …`);
  const began = Date.now();
  /** @type {import('./test/results.mjs').StepResult} */
  const result = await run().catch((error) => ({ ...single(false, name), output: error.stack }));
  const seconds = Math.round((Date.now() - began) / 1000);
  if (result.failed > 0 && result.output) console.log(`\n=== ${name}\n${result.output}`);
  console.log(`--- ${name}: ${stepLine(result)} (${seconds} s)`);
  return { name, seconds, result };
}

/** Runs steps one after another. If the build fails, skips those after it. @param {import('./test/steps.mjs').Step[]} lane */
async function runLane(lane) {
  const results = [];
  for (const step of lane) {
    const done = await timed(step);
    results.push(done);
    noteCosts({ files: { [`step/${done.name}`]: done.seconds } });
    if (done.result.failed > 0 && step.isNeededByRest) break;
  }
  return results;
}

async function installation() {
  await installPackages();
  if (!values.quick) {
    process.env.CHROMIUM_PATH = await installBrowser();
    await installServers();
    await installEngines(['webkit']);
  }
  return { ...single(true), passed: 0 };
}

const installed = await timed({ name: 'Installation', run: installation });
const began = Date.now();
await measureMachine();
console.log(`Machine factor ${machineFactor()}: a unit of test time takes ${machineFactor()} s.`);
const testRun = planRun(values);
const lanes = await lanesOf(values, testRun);
const parallel = (await Promise.all(lanes.map(runLane))).flat();
const results = [...parallel, ...(await runLane(lastStepsOf(values, testRun)))];
const seconds = Math.round((Date.now() - began) / 1000);

console.log('\n=== Summary');
for (const { name, seconds, result } of [installed, ...results])
  console.log(`${String(seconds).padStart(4)} s  ${name}: ${stepLine(result)}`);
const units = Math.round(seconds / machineFactor());
console.log(
  `${String(seconds).padStart(4)} s  after the installation: ${units} units at machine factor ${machineFactor()}`,
);
if (process.env.CHROMIUM_PATH) console.log(`Browser: ${process.env.CHROMIUM_PATH}`);
if (values.full && !findProgram('pgbouncer'))
  console.log('Skipped: PostgreSQL behind PgBouncer, which is not installed');
if (testRun.scope === 'slice') {
  console.log(
    `Slice ${testRun.slice} in a budget of ${BUDGET} units. To repeat it: npm test -- --slice=${testRun.slice}`,
  );
  for (const { name, result } of results) {
    if (result.left)
      console.log(
        `Not run: ${result.left.count} parts of ${name} (${result.left.units} units). Everything runs in ${result.left.period} slices.`,
      );
  }
}
// One measurement on a busy machine is no reason to fail a run; `npm run check` and the ledger's own test decide.
const slow = slowTests();
if (!values.quick) for (const line of slow.failures) console.log(`SLOW ${line}`);
const sum = limitUnstable(total([...results.map(({ result }) => result), ...(values.quick ? [slow] : [])]));
for (const name of sum.unstable) console.log(`UNSTABLE ${name}`);
for (const failure of sum.failures) console.log(`FAILED ${failure}`);
process.exitCode = sum.failed > 0 || sum.passed === 0 ? 1 : 0;
console.log(lastLine(sum));
