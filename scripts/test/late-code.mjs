import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `id,e=>{e.v(t=>Promise.all(["static/chunks/a.js"]…`: what the bundler makes of the target of an `import()`. */
const TARGET = /(\d+),\w+=>\{\w+\.v\(\w+=>Promise\.all\(\[([^\]]*)\]/g;
/** `await e.A(id)` with what is taken of it: the table of activities, or an island. */
const TABLE = /\bawait \w+\.A\((\d+)\)[^;]*?\bISLANDS\b|\bISLANDS\b[^;]*?\bawait \w+\.A\((\d+)\)/;
const ISLAND = /\(await \w+\.A\((\d+)\)\)\.\w+Activity\b/g;
/** `"stairs"===e?`: the look that the first of a kind's two islands has. */
const LOOK = /"(\w+)"===/;

/**
 * The files of the build that a page fetches for each of its activities, by what the page's own scripts import.
 *
 * @param {string[]} scripts the page's own
 * @param {string} html
 * @returns {string[][]}
 */
export function activityFiles(scripts, html) {
  const kinds = [...html.matchAll(/<div id="activity-(\w+)"/g)].map(([, kind]) => kind);
  const table = filesOf(TABLE.exec(codeOf(scripts))?.slice(1).find(Boolean), codeOf(scripts));
  const code = codeOf(table.filter((file) => file.endsWith('.js')));
  // `wheel:async()=>…`: a line of the table.
  const lines = code.split(/\b(?=[a-z]+:async\b)/);
  return kinds.map((kind) => {
    const line = lines.find((candidate) => candidate.startsWith(`${kind}:async`)) ?? '';
    const [first, second = first] = [...line.matchAll(ISLAND)].map(([, id]) => id);
    const looks = html.includes(`\\"look\\":\\"${LOOK.exec(line)?.[1]}\\"`);
    return [...table, ...filesOf(looks ? first : second, code)];
  });
}

const codeOf = (/** @type {string[]} */ files) => files.map((file) => readFileSync(file, 'utf8')).join('\n');

/**
 * The files that hold the target of an `import()`, by the code that imports it.
 *
 * @param {string | undefined} target
 * @param {string} code
 * @returns {string[]}
 */
function filesOf(target, code) {
  const [, , list = ''] = [...code.matchAll(TARGET)].find(([, id]) => id === target) ?? [];
  return JSON.parse(`[${list}]`).map((/** @type {string} */ file) => join('.next', file));
}
