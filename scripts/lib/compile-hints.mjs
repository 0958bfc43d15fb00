import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** By it browsers compile a whole script while it arrives, off the page's own thread; those that do not know it read a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Marks the scripts that every page of the build runs at once. Without it the first of them stops a page for twice as long.
 * @param {string} build the folder that Next built into
 */
export function hintScripts(build) {
  const { rootMainFiles } = JSON.parse(readFileSync(join(build, 'build-manifest.json'), 'utf8'));
  if (!(rootMainFiles?.length > 0)) throw new Error(`${build}/build-manifest.json names no script of every page.`);
  for (const file of rootMainFiles) {
    const script = readFileSync(join(build, file), 'utf8');
    writeFileSync(join(build, file), HINT + script);
  }
}
