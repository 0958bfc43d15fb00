import { builtFiles } from './built-files';
import { featureUses, gateTables } from './gate';

/** Prints the features in built scripts and styles that the oldest engines lack; exits with 1 when there are any without an exception. */
function main(): void {
  const uses = featureUses(builtFiles());
  const { faults, excepted } = gateTables(uses);
  console.log(`${excepted}\n\n${faults}`);
  process.exitCode = uses.some(({ why }) => why === undefined) ? 1 : 0;
}

main();
