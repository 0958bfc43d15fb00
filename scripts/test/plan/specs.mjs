import { readFileSync } from 'node:fs';
import { run } from '../../lib/command.mjs';
import { isAbout } from './nearness.mjs';

/** The tag of the tests of all runs: what a visitor and an operator must be able to do. */
const JOURNEY = 'journey';

/** Units of a part of a file, if its tests may run apart. */
const PART = 10;

/** Files whose tests run one after another in one worker, so that they share what they start. */
const UNDIVIDED = /\bdescribe\.configure\(\{ mode: '(?:default|serial)'/;

/**
 * @typedef {{ project: string, file: string, title: string, tags: readonly string[], line: string }} SpecTest `line` is how Playwright's
 *   `--test-list` names it
 * @typedef {{ title: string, file: string, suites?: Suite[], specs?: { title: string, tags: string[], tests: { projectName: string }[] }[] }} Suite
 */

/**
 * Lists all end-to-end tests.
 *
 * @returns {Promise<SpecTest[]>}
 * @throws Error with Playwright's output if a spec cannot be loaded
 */
export async function listTests() {
  const { ok, output } = await run(['npx', '--no-install', 'playwright', 'test', '--list', '--reporter=json'], {
    quiet: true,
  });
  if (!ok) throw new Error(`The end-to-end tests could not be listed:\n${output}`);
  /** @type {{ suites: Suite[] }} */
  const { suites } = JSON.parse(output);
  return suites.flatMap((suite) => testsOf(suite, []));
}

/**
 * @param {Suite} suite
 * @param {readonly string[]} titles
 * @returns {SpecTest[]}
 */
function testsOf({ suites = [], specs = [], file }, titles) {
  return [
    ...suites.flatMap((inner) => testsOf(inner, [...titles, inner.title])),
    ...specs.flatMap(({ title, tags, tests }) => {
      const path = [file, ...titles, title].filter(Boolean).join(' › ');
      return tests.map(({ projectName }) => ({
        project: projectName,
        file: `e2e/${file}`,
        title: [...titles, title].join(' '),
        tags,
        line: `[${projectName}] › ${path}`,
      }));
    }),
  ];
}

/**
 * Groups the tests into items: a file whose tests share what they start is one, as are the journeys of each file. Other files are
 * in several parts if they are expensive.
 *
 * @param {readonly SpecTest[]} tests
 * @param {(id: string) => number} costOf
 * @returns {SpecItem[]}
 * @typedef {import('./pack.mjs').Item & { tests: readonly SpecTest[] }} SpecItem
 */
export function specItems(tests, costOf) {
  const groups = groupBy(tests, ({ file, project }) => `${file} ${project}`);
  return [...groups].flatMap(([id, group]) => {
    const [{ file } = { file: '' }] = group;
    const each = costOf(file) / tests.filter((test) => test.file === file).length;
    const item = (/** @type {string} */ name, /** @type {readonly SpecTest[]} */ some) =>
      some.length > 0 ? [{ id: name, units: each * some.length, tests: some }] : [];
    if (isUndivided(file)) return item(id, group);
    const journeys = group.filter(({ tags }) => tags.includes(JOURNEY));
    const others = group.filter(({ tags }) => !tags.includes(JOURNEY));
    const parts = Math.max(1, Math.min(others.length, Math.floor((each * others.length) / PART)));
    return [
      ...item(`${id} ${JOURNEY}`, journeys),
      ...Array.from({ length: parts }, (_, part) =>
        item(
          `${id} ${part + 1}/${parts}`,
          others.filter((_, index) => index % parts === part),
        ),
      ).flat(),
    ];
  });
}

/**
 * The lines of the items' tests that are not done, each once: a test near the change is also in a part of its file.
 *
 * @param {readonly SpecItem[]} items
 * @param {ReadonlySet<string>} done
 */
export function linesOf(items, done) {
  const lines = new Set(items.flatMap(({ tests }) => tests.map(({ line }) => line)));
  return [...lines].filter((line) => !done.has(line));
}

/**
 * The ids of the journeys of a run, those that have two layouts in one of them.
 *
 * @param {readonly SpecItem[]} items
 * @param {number} slice
 */
export function journeysOf(items, slice) {
  const journeys = items.filter(({ tests }) => tests.some(({ tags }) => tags.includes(JOURNEY)));
  const files = groupBy(journeys, ({ tests }) => tests[0]?.file);
  return new Set([...files.values()].map((layouts) => layouts[slice % layouts.length]?.id ?? ''));
}

/**
 * The tests near a change, one by one where they may run apart.
 *
 * @param {readonly SpecTest[]} tests
 * @param {(id: string) => number} costOf
 * @param {readonly string[]} changed
 * @param {ReadonlyMap<string, number>} distances
 * @returns {(SpecItem & { distance: number })[]}
 */
export function nearSpecs(tests, costOf, changed, distances) {
  return specItems(tests, costOf).flatMap(({ id, units, tests: group }) => {
    const near = group.map((test) => distances.get(test.file) ?? (isAbout(test, changed) ? 1 : undefined));
    const found = near.filter((distance) => distance !== undefined);
    if (found.length === 0) return [];
    if (found.length === group.length || isUndivided(group[0]?.file ?? ''))
      return [{ id, units, tests: group, distance: Math.min(...found) }];
    return group.flatMap((test, index) => {
      const distance = near[index];
      return distance === undefined ? [] : [{ id: test.line, units: units / group.length, tests: [test], distance }];
    });
  });
}

/**
 * @template Item, Key
 * @param {readonly Item[]} list
 * @param {(item: Item) => Key} keyOf
 * @returns {Map<Key, Item[]>}
 */
function groupBy(list, keyOf) {
  const groups = new Map();
  for (const item of list) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

/** @param {string} file */
const isUndivided = (file) => UNDIVIDED.test(readFileSync(file, 'utf8'));
