import fc from 'fast-check';
import { hosts } from '../support/target';
import { expect, test } from '../support/test';
import { account } from './commands/account';
import { connection } from './commands/connection';
import { navigation } from './commands/navigation';
import { taps } from './commands/taps';
import { look } from './invariants';
import { newModel } from './model';
import { readWalkSettings } from './settings';
import { newWalker, WAYS } from './walker';

const { runs, steps, seed, path, replay, shrinks } = readWalkSettings(process.env);
/** Milliseconds for a walk, of which most take a tenth. */
const PATIENCE = 180_000;

const walks = fc.commands([fc.oneof(...navigation, ...taps, ...account, ...connection)], {
  // Most cannot be taken where the visitor is, and are left out.
  maxCommands: 5 * steps,
  size: 'max',
  ...(replay && { replayPath: replay }),
});

test('visitors who do as they like meet no other brand, no untruth, no error and no dead end', async ({ browser }) => {
  test.setTimeout(PATIENCE * (runs + shrinks));
  let failed = false;
  let shorter = 0;
  let walked = 0;
  const property = fc.asyncProperty(
    fc.constantFrom(...hosts),
    fc.constantFrom(...WAYS),
    fc.constantFrom('/kh_7694_form', '/lottery-october', '/signin-2506', '/newcomer-2510', '/answer-2505'),
    walks,
    async (host, way, first, commands) => {
      if (failed && ++shorter > shrinks) return;
      const walker = await newWalker(browser, way);
      const model = newModel(host, steps);
      try {
        walker.steps.push(`open ${first} (${host})`);
        await walker.page.goto(walker.addressOf(host, first));
        await look(model, walker);
        await fc.asyncModelRun(() => ({ model, real: walker }), commands);
      } catch (error) {
        failed = true;
        await walker.page.screenshot({ path: test.info().outputPath('page.png'), timeout: 10_000 }).catch(() => {});
        throw error;
      } finally {
        walked += walker.steps.length;
        await walker.close();
      }
    },
  );
  const result = await fc.check(property, {
    seed,
    numRuns: runs,
    ...(path && { path }),
    endOnFailure: shrinks === 0,
    unbiased: true,
  });
  console.log(`${walked} steps of ${result.numRuns} walks, seed ${result.seed}`);
  // A shorter walk is made of the steps of the one that failed first.
  const shorterBy = /replayPath="(\w[^"]*)"/.exec(String(result.counterexample?.at(-1)))?.[1];
  const again = `npm run test:walks -- --steps=${steps} --seed=${result.seed} --path=${result.counterexamplePath}${(shorterBy ?? replay) ? ` --replay=${shorterBy ?? replay}` : ''}`;
  expect(result.failed ? `${result.errorInstance}\nAgain: ${again}` : 'nothing found').toBe('nothing found');
});
