import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `id,e=>{e.v(t=>Promise.all(["static/chunks/a.js"]…`: what the bundler makes of the target of an `import()`. */
const TARGET = /(\d+),\w+=>\{\w+\.v\(\w+=>Promise\.all\(\[([^\]]*)\]/g;
/** `(await e.A(id)).TasksActivity`: an island's `import()`. */
const ISLAND = /\(await \w+\.A\((\d+)\)\)\.\w+Activity\b/g;

/** The files of the build that a page fetches for each of its activities, by what the page's own scripts import. */
export function activityFiles(scripts) {
  const code = scripts.map((file) => readFileSync(file, 'utf8')).join('\n');
  const islands = new Set([...code.matchAll(ISLAND)].map(([, id]) => id));
  return [...code.matchAll(TARGET)]
    .filter(([, id]) => islands.has(id))
    .map(([, , list]) => JSON.parse(`[${list}]`).map((file) => join('.next', file)));
}
