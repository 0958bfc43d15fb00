// `npm test`: installs what is missing and runs everything. With `--quick` (`npm run check`) the stages that need neither
// a build nor a browser.
import { installPackages } from './lib/packages.mjs';
import { installBrowser } from './test/browser.mjs';
import { enterProject } from './test/project.mjs';
import { lastLine, single, stageLine, total } from './test/results.mjs';
import { installServers } from './test/servers.mjs';
import { quickStages, stages } from './test/stages.mjs';

const quick = process.argv.includes('--quick');

enterProject();

/** @param {{ name: string, run: () => Promise<import('./test/results.mjs').Counts> }} stage */
async function timed({ name, run }) {
  console.log(`\n=== ${name}`);
  const began = Date.now();
  const counts = await run().catch((error) => {
    console.log(error.message);
    return single(false, name);
  });
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log(`--- ${name}: ${stageLine(counts)} (${seconds} s)`);
  return { name, seconds, counts };
}

async function installation() {
  await installPackages();
  if (!quick) {
    process.env.CHROMIUM_PATH = await installBrowser();
    await installServers();
  }
  return { ...single(true), passed: 0 };
}

const results = [];
for (const stage of [{ name: 'Installation', run: installation }, ...(quick ? quickStages : stages)]) {
  results.push(await timed(stage));
}

console.log('\n=== Summary');
for (const { name, seconds, counts } of results)
  console.log(`${String(seconds).padStart(4)} s  ${name}: ${stageLine(counts)}`);
const sum = total(results.map(({ counts }) => counts));
for (const name of sum.unstable) console.log(`UNSTABLE ${name}`);
for (const failure of sum.failures) console.log(`FAILED ${failure}`);
process.exitCode = sum.failed > 0 || sum.passed === 0 ? 1 : 0;
console.log(lastLine(sum));
