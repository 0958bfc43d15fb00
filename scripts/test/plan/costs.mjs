import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { machineFactor } from '../../lib/limit.mjs';

/** The committed costs: the latest measurements of each test file, step and expensive test. */
const LEDGER = 'scripts/test/plan/ledger.json';

/** The costs that runs in this folder have measured since. */
const MEASURED = 'test-results/costs.json';

/** How many measurements the ledger stores of each. */
const STORED = 3;

/** The units above which a single test is in the costs. */
const WORTH_NOTING = 5;

/**
 * Costs in units, by test file or step (`files`) and by test (`tests`).
 * @typedef {{ files: Record<string, number>, tests: Record<string, number> }} Costs
 * @typedef {{ files: Record<string, number[]>, tests: Record<string, number[]> }} Ledger
 */

/** @returns {Ledger} */
export const readLedger = () => readJson(LEDGER);
/** @returns {Costs} */
export const readMeasured = () => readJson(MEASURED);

/** @param {string} file */
function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { files: {}, tests: {} };
}

/**
 * Adds what a step of this run measured to the costs of this folder.
 *
 * @param {Partial<Costs>} seconds by name
 */
export function noteCosts({ files = {}, tests = {} }) {
  const measured = readMeasured();
  Object.assign(measured.files, inUnits(files));
  const noted = Object.entries(inUnits(tests)).filter(([, units]) => units > WORTH_NOTING);
  Object.assign(measured.tests, Object.fromEntries(noted));
  mkdirSync(dirname(MEASURED), { recursive: true });
  writeFileSync(MEASURED, JSON.stringify(measured, null, 1));
}

/** @param {Record<string, number>} seconds */
function inUnits(seconds) {
  return Object.fromEntries(
    Object.entries(seconds).map(([name, value]) => [name, Math.round((value / machineFactor()) * 100) / 100]),
  );
}

/**
 * The ledger with further measurements; of each file and test the latest ones, and nothing of files that are gone.
 *
 * @param {Ledger} ledger
 * @param {readonly Costs[]} measured
 * @returns {Ledger}
 */
export function merge(ledger, measured) {
  return { files: mergePart('files'), tests: mergePart('tests') };

  /** @param {'files' | 'tests'} part */
  function mergePart(part) {
    /** @type {Record<string, number[]>} */
    const merged = { ...ledger[part] };
    for (const costs of measured) {
      for (const [name, units] of Object.entries(costs[part]))
        merged[name] = [...(merged[name] ?? []), units].slice(-STORED);
    }
    return Object.fromEntries(
      Object.entries(merged)
        .filter(([name]) => !isGone(name))
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    );
  }
}

/** @param {string} name of a file, or of a test, which begins with its file */
function isGone(name) {
  const [file = ''] = name.split(' › ');
  return /\.(?:test|spec)\.tsx?$/.test(file) && !existsSync(file);
}

/** Stores the measurements of this folder in the ledger. */
export function storeMeasured() {
  writeFileSync(LEDGER, JSON.stringify(merge(readLedger(), [readMeasured()])));
}

/**
 * The cost of each file or step: the median of its measurements. One that was never measured costs as much as half of those in the
 * nearest folder with measurements.
 *
 * @param {Ledger} ledger
 * @returns {(id: string) => number} units
 */
export function costsOf({ files }) {
  const known = new Map(Object.entries(files).map(([id, units]) => [id, median(units)]));
  /** @type {Map<string, number[]>} the costs in each folder and its folders */
  const folders = new Map();
  for (const [id, units] of known) {
    for (let folder = dirname(id); folder !== '.'; folder = dirname(folder))
      folders.set(folder, [...(folders.get(folder) ?? []), units]);
  }
  /** @param {string} id */
  const estimate = (id) => {
    let folder = dirname(id);
    while (folder !== '.' && !folders.has(folder)) folder = dirname(folder);
    return median(folders.get(folder) ?? [1]);
  };
  return (id) => known.get(id) ?? estimate(id);
}

/** @param {readonly number[]} values not empty */
export function median(values) {
  return /** @type {number} */ ([...values].sort((a, b) => a - b)[(values.length - 1) >> 1]);
}
