import { builtFiles } from './built-files';
import { featureUses, gateTables } from './gate';

/** Says what of the built scripts and styles engines at the line cannot read; ends with 1 where there is something. */
function main(): void {
  const uses = featureUses(builtFiles());
  const { faults, excepted } = gateTables(uses);
  console.log(`${excepted}\n\n${faults}`);
  process.exitCode = uses.some(({ why }) => why === undefined) ? 1 : 0;
}

main();
