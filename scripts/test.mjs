// `npm test`: installs what is missing, then runs every cheap test and a slice of the expensive ones.
// --slice=N     the expensive tests of slice N, by default those of the current commit
// --changed     only tests of the change since the remote's main branch, or since the last commit
// --full        everything, on both databases, PostgreSQL behind PgBouncer, and in random order (`npm run test:full`)
// --shard=1/4   with --full: a part of it, for several machines
// --quick       only what needs neither a build nor a browser (`npm run check`)
import { parseArgs } from 'node:util';
import { installPackages } from './lib/packages.mjs';
import { findProgram } from './lib/programs.mjs';
import { installBrowser } from './test/browser.mjs';
import { enterProject } from './test/project.mjs';
import { lastLine, limitUnstable, single, stepLine, total } from './test/results.mjs';
import { changedFiles, currentSlice, storeSelection } from './test/selection.mjs';
import { installServers } from './test/servers.mjs';
import { lanesOf, lastStepsOf } from './test/steps.mjs';

const { values } = parseArgs({
  options: {
    slice: { type: 'string' },
    changed: { type: 'boolean' },
    full: { type: 'boolean' },
    shard: { type: 'string' },
    quick: { type: 'boolean' },
  },
});

enterProject();

/** @param {import('./test/steps.mjs').Step} step */
async function timed({ name, run }) {
  console.log(`› ${name} …`);
  const began = Date.now();
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
    if (done.result.failed > 0 && step.isNeededByRest) break;
  }
  return results;
}

async function installation() {
  await installPackages();
  if (!values.quick) {
    process.env.CHROMIUM_PATH = await installBrowser();
    await installServers();
  }
  return { ...single(true), passed: 0 };
}

/** The number of the slice; undefined if the run has no slice. */
const slice = values.changed ? undefined : Number(values.slice ?? currentSlice());
const installed = await timed({ name: 'Installation', run: installation });
const began = Date.now();
if (!values.full && !values.quick) Object.assign(process.env, storeSelection({ slice, changed: changedFiles() }));
const lanes = await lanesOf(values);
const parallel = (await Promise.all(lanes.map(runLane))).flat();
const results = [...parallel, ...(await runLane(lastStepsOf(values)))];

console.log('\n=== Summary');
for (const { name, seconds, result } of [installed, ...results])
  console.log(`${String(seconds).padStart(4)} s  ${name}: ${stepLine(result)}`);
console.log(`${String(Math.round((Date.now() - began) / 1000)).padStart(4)} s  after the installation`);
if (process.env.CHROMIUM_PATH) console.log(`Browser: ${process.env.CHROMIUM_PATH}`);
if (values.full && !findProgram('pgbouncer'))
  console.log('Skipped: PostgreSQL behind PgBouncer, which is not installed');
if (slice !== undefined && !values.full && !values.quick)
  console.log(`Slice ${slice}. To repeat it: npm test -- --slice=${slice}`);
const sum = limitUnstable(total(results.map(({ result }) => result)));
for (const name of sum.unstable) console.log(`UNSTABLE ${name}`);
for (const failure of sum.failures) console.log(`FAILED ${failure}`);
process.exitCode = sum.failed > 0 || sum.passed === 0 ? 1 : 0;
console.log(lastLine(sum));
