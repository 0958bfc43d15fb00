// `npm run lighthouse`: what Lighthouse says of campaigns of every kind, on a phone and on a desktop, from the product
// behind its edge as visitors get it, and how soon a slow phone answers the first tap on a form. Pages are named as arguments (`npm run lighthouse -- /bull-market`), `--runs=1` for a
// quick look, `--form=mobile` or `--form=desktop` for one of the two.
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildIfChanged } from '../../scripts/lib/build.mjs';
import { CliError, log, runCommand } from '../../scripts/lib/cli.mjs';
import { installPackages } from '../../scripts/lib/packages.mjs';
import { installBrowser } from '../../scripts/test/browser.mjs';
import { enterProject } from '../../scripts/test/project.mjs';
import { startBehindEdge } from './behind-edge.mjs';
import { installLighthouse } from './install.mjs';
import { openMeter } from './measure.mjs';
import { FORM_PAGES, FORMS, PAGES, TAP_GOAL } from './plan.mjs';
import { goalsMissed, median, rowOf } from './results.mjs';

/** Where the report of each median run is left. */
const REPORTS = '.lighthouse/reports';

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { runs: { type: 'string', default: '3' }, form: { type: 'string' } },
    allowPositionals: true,
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1 || runs > 9) throw new CliError('--runs takes a number from 1 to 9.');
  const forms = FORMS.filter((form) => !values.form || form === values.form);
  if (forms.length === 0) throw new CliError(`--form takes ${FORMS.join(' or ')}.`);

  enterProject();
  await installPackages();
  const browser = await installBrowser();
  await installLighthouse();
  await buildIfChanged();
  rmSync(REPORTS, { recursive: true, force: true });
  const product = await startBehindEdge();
  const meter = await openMeter({ browser, port: product.port, reports: REPORTS });
  /** @type {Record<string, ReturnType<typeof rowOf>>} */
  const rows = {};
  /** @type {Record<string, { answers: string, 'worst ms': number }>} */
  const taps = {};
  const missed = [];
  const paths = positionals.length > 0 ? positionals : PAGES;
  try {
    for (const form of forms) {
      for (const path of paths) {
        const result = median(await meter.measure(path, form, runs));
        meter.keepReport(result, `${form}${path.replaceAll('/', '-')}`);
        const name = `${form} ${path}`;
        rows[name] = rowOf(result);
        missed.push(...goalsMissed(result).map((sentence) => `${name}: ${sentence}`));
        log(`${name}: ${Object.values(rows[name]).join(' · ')}`);
      }
    }
    for (const path of forms.includes('mobile') ? paths.filter((path) => FORM_PAGES.includes(path)) : []) {
      const answers = await meter.tap(path, runs);
      const worst = Math.max(...answers);
      taps[path] = { answers: answers.join(' · '), 'worst ms': worst };
      if (worst > TAP_GOAL) missed.push(`${path}: a first tap was answered after ${worst} ms, goal ${TAP_GOAL}`);
    }
  } finally {
    await meter.close();
    await product.stop();
  }
  console.table(rows);
  if (Object.keys(taps).length > 0) console.table(taps);
  for (const sentence of missed) console.log(`MISSED ${sentence}`);
  console.log(`Reports: ${REPORTS}/`);
  if (missed.length > 0) process.exitCode = 1;
});
