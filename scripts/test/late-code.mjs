import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `id,e=>{e.v(t=>Promise.all(["static/chunks/a.js"]…`: what the bundler makes of the target of an `import()`. */
const TARGET = /(\d+),\w+=>\{\w+\.v\(\w+=>Promise\.all\(\[([^\]]*)\]/g;
/** `(await e.A(id)).TasksActivity`: an island's `import()`. */
const ISLAND = /\(await \w+\.A\((\d+)\)\)\.\w+Activity\b/g;
/** An address in the calls that islands share. */
const CALL = '/apis/uc/activity/state';

/** The files of the build that a page's activities fetch as they come near the screen, by what the page's own scripts import. */
export function activityFiles(scripts) {
  const code = scripts.map(read).join('\n');
  const islands = new Set([...code.matchAll(ISLAND)].map(([, id]) => id));
  const files = [...code.matchAll(TARGET)].flatMap(([, id, list]) => {
    const group = JSON.parse(`[${list}]`).map((file) => join('.next', file));
    return islands.has(id) || group.some((file) => read(file).includes(CALL)) ? group : [];
  });
  return [...new Set(files)].filter((file) => !scripts.includes(file));
}

const texts = new Map();

function read(file) {
  if (!texts.has(file)) texts.set(file, readFileSync(file, 'utf8'));
  return texts.get(file);
}
