import fc from 'fast-check';
import { limit } from '@/scripts/lib/limit.mjs';
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
/** Milliseconds in which a walk must end. Most take a tenth of it. */
const PATIENCE = limit(180);

const walks = fc.commands([fc.oneof(...navigation, ...taps, ...account, ...connection)], {
  // Most are impossible in the current state and are skipped.
  maxCommands: 5 * steps,
  size: 'max',
  ...(replay && { replayPath: replay }),
});

test('random visitors meet no other brand, no wrong account data, no error and no dead end', async ({ browser }) => {
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
  // fast-check builds shorter walks from the steps of the first failing one.
  const shorterBy = /replayPath="(\w[^"]*)"/.exec(String(result.counterexample?.at(-1)))?.[1];
  const again = `npm run test:walks -- --steps=${steps} --seed=${result.seed} --path=${result.counterexamplePath}${(shorterBy ?? replay) ? ` --replay=${shorterBy ?? replay}` : ''}`;
  expect(result.failed ? `${result.errorInstance}\nAgain: ${again}` : 'nothing found').toBe('nothing found');
});
