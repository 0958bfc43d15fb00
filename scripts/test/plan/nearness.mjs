import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { importsOf } from '../../lib/imports.mjs';

/** How many steps of imports a test may be away from the change. */
const FARTHEST = 2;

/** Paths that a source names as text, such as files that it reads or runs. */
const NAMED = /['"`]((?:[\w.[\]()~-]+\/)+[\w.[\]()~-]+)['"`]/g;

/** Parts of paths that say nothing about the subject. */
const GENERAL =
  /^(?:index|types|words|schema|routes|main|run|app|lib|server|components|tools|scripts|stories|domain|test|spec|json|pages)$/;

/**
 * How near files are to a change: 0 for a changed file, 1 for one that imports or names a changed file, 2 for one that imports
 * such a file. Farther files are not in the result.
 *
 * @param {readonly string[]} changed
 * @param {readonly string[]} sources all sources of the project
 * @param {(file: string) => string} [read]
 * @returns {Map<string, number>}
 */
export function distances(changed, sources, read = (file) => readFileSync(file, 'utf8')) {
  if (changed.length === 0) return new Map();
  /** @type {Map<string, Set<string>>} the sources that name or import a file or folder */
  const users = new Map();
  const known = new Set(sources);
  for (const source of sources) {
    const text = read(source);
    const used = importsOf(source, text, (file) => known.has(file)).map(({ to }) => to);
    for (const [, path = ''] of text.matchAll(NAMED)) used.push(path);
    for (const path of used) users.set(path, (users.get(path) ?? new Set()).add(source));
  }
  const found = new Map(changed.map((file) => [file, 0]));
  for (let distance = 1, last = changed; distance <= FARTHEST; distance += 1) {
    const next = last.flatMap(placesOf).flatMap((place) => [...(users.get(place) ?? [])]);
    last = [...new Set(next)].filter((file) => !found.has(file));
    for (const file of last) found.set(file, distance);
  }
  return found;
}

/** A file and its folders, except folders with everything. @param {string} file */
function placesOf(file) {
  const places = [file];
  for (let folder = dirname(file); folder.includes('/'); folder = dirname(folder)) places.push(folder);
  return places;
}

/**
 * Whether an end-to-end test, which imports nothing of the product, is about what changed: its path has the same part, as `e2e/edge/`
 * and `server/edge/` or `wheel.spec.ts` and `kinds/wheel/`, or its title has the address or host, as `/bull-market …` and
 * `campaigns/bull-market.ts`.
 *
 * @param {{ file: string, title: string }} test
 * @param {readonly string[]} changed
 */
export function isAbout({ file, title }, changed) {
  const addresses = [...title.matchAll(/\/([\w-]+)|\b([\w-]+)\.localhost/g)].flatMap(
    ([, page, host]) => page ?? host ?? [],
  );
  const words = new Set([...partsOf(file), ...addresses.flatMap(partsOf)]);
  return changed.some((path) => partsOf(path).some((part) => words.has(part)));
}

/** The parts of a path that name its subject. @param {string} path */
function partsOf(path) {
  const parts = path.toLowerCase().split(/[/.()[\]]+/);
  return parts.filter((part) => part.length > 3 && !GENERAL.test(part));
}
