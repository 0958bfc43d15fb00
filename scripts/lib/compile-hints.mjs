import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Makes browsers compile a whole script while it arrives, off the main thread. Others read a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Adds the hint to the scripts that every page loads first. Without it, compiling them blocks the main thread twice as long.
 * @param {string} build the folder of Next's build
 */
export function hintScripts(build) {
  const { rootMainFiles } = JSON.parse(readFileSync(join(build, 'build-manifest.json'), 'utf8'));
  if (!(rootMainFiles?.length > 0))
    throw new Error(`${build}/build-manifest.json lists no script that every page loads.`);
  for (const file of rootMainFiles) {
    const script = readFileSync(join(build, file), 'utf8');
    writeFileSync(join(build, file), HINT + script);
  }
}
