import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `id,e=>{e.v(t=>Promise.all(["static/chunks/a.js"]…`: the bundler's code for the target of an `import()`. */
const TARGET = /(\d+),\w+=>\{\w+\.v\(\w+=>Promise\.all\(\[([^\]]*)\]/g;
/** `await e.A(id)` with the imported name: the table of activities, or an island. */
const TABLE = /\bawait \w+\.A\((\d+)\)[^;]*?\bISLANDS\b|\bISLANDS\b[^;]*?\bawait \w+\.A\((\d+)\)/;
const ISLAND = /\(await \w+\.A\((\d+)\)\)\.\w+Activity\b/g;
/** `"stairs"===e?`: the look of the first of a kind's two islands. */
const LOOK = /"(\w+)"===/;

/**
 * The files that a page loads for each of its activities, taken from the imports of the page's own scripts.
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
 * The files of the target of an `import()`, taken from the importing code.
 *
 * @param {string | undefined} target
 * @param {string} code
 * @returns {string[]}
 */
function filesOf(target, code) {
  const [, , list = ''] = [...code.matchAll(TARGET)].find(([, id]) => id === target) ?? [];
  return JSON.parse(`[${list}]`).map((/** @type {string} */ file) => join('.next', file));
}
