import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** Lines of a reason that the summary shows: what was expected, what was found, and where it was waited for. */
const REASON_LINES = 16;

/**
 * What a stage came to; `unstable` names the tests that passed only when they were tried again. A name is followed by the
 * reason in lines of its own.
 * @typedef {{ passed: number, failed: number, skipped: number, failures: string[], unstable?: string[] }} Counts
 */

/**
 * What is read of the reports.
 * @typedef {{ name: string, status: string, assertionResults: { status: string, fullName: string, failureMessages?: string[] }[] }} JestFile
 * @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number, testResults: JestFile[] }} JestReport
 * @typedef {{ title: string, tests: { status: string, projectName: string, results?: { errors?: { message?: string }[] }[] }[] }} Spec
 * @typedef {{ title: string, suites?: Suite[], specs?: Spec[] }} Suite
 * @typedef {{ suites: Suite[], errors: { message?: string }[] }} PlaywrightReport
 * @typedef {{ engine: string, missing?: string, stories: { story: string, ok: boolean, reason?: string }[], layout?: { pages: string[], faults: { page: string }[] } }} EngineResult
 */

/**
 * @param {boolean} ok
 * @param {string} name what failed
 * @returns {Counts} a stage that counts as one test
 */
export function single(ok, name = '') {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, failures: ok ? [] : [name] };
}

/**
 * Adds counts up.
 *
 * @param {readonly Counts[]} list
 * @returns {Required<Counts>}
 */
export function total(list) {
  const sumOf = (/** @type {'passed' | 'failed' | 'skipped'} */ field) =>
    list.reduce((sum, counts) => sum + counts[field], 0);
  return {
    passed: sumOf('passed'),
    failed: sumOf('failed'),
    skipped: sumOf('skipped'),
    failures: list.flatMap(({ failures }) => failures),
    unstable: list.flatMap(({ unstable = [] }) => unstable),
  };
}

/**
 * The project's last line: `12 passed, 0 failed`.
 *
 * @param {Pick<Counts, 'passed' | 'failed'>} counts
 */
export function lastLine({ passed, failed }) {
  return `${passed} passed, ${failed} failed`;
}

/**
 * What a stage came to, in a line: as the last one, with `, 1 skipped` where tests were skipped.
 *
 * @param {Counts} counts
 */
export function stageLine(counts) {
  return `${lastLine(counts)}${counts.skipped ? `, ${counts.skipped} skipped` : ''}`;
}

/**
 * Counts of Jest's JSON report; a file that could not run counts as one failed test.
 *
 * @param {string} file
 * @returns {Counts}
 */
export function jestCounts(file) {
  /** @type {JestReport} */
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const broken = report.testResults.filter(
    ({ assertionResults, status }) => status === 'failed' && !assertionResults.length,
  );
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [
      ...broken.map(({ name }) => `${name} could not run`),
      ...tests
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages = [] }) => withReason(fullName, failureMessages)),
    ],
  };
}

/**
 * Counts of Playwright's JSON report; an error outside a test counts as a failed test.
 *
 * @param {string} file
 * @returns {Counts}
 */
export function playwrightCounts(file) {
  /** @type {PlaywrightReport} */
  const { suites, errors } = JSON.parse(readFileSync(file, 'utf8'));
  const tests = suites.flatMap((suite) => testsOf(suite, []));
  const of = (/** @type {string} */ status) => tests.filter((test) => test.status === status);
  const unstable = of('flaky').map(({ name }) => name);
  return {
    passed: of('expected').length + unstable.length,
    failed: of('unexpected').length + errors.length,
    skipped: of('skipped').length,
    failures: [
      ...errors.map(({ message }) => message ?? 'error outside a test'),
      ...of('unexpected').map(({ name }) => name),
    ],
    unstable,
  };
}

/**
 * Counts of the engines' results: a story is a test, and so is a page whose layout was looked at; an engine that cannot be had is skipped.
 *
 * @param {string} file
 * @returns {Counts}
 */
export function engineCounts(file) {
  return total(JSON.parse(readFileSync(file, 'utf8')).map(countsOfEngine));
}

/**
 * @param {EngineResult} result
 * @returns {Counts}
 */
function countsOfEngine({ engine, missing, stories, layout = { pages: [], faults: [] } }) {
  const broken = stories.filter(({ ok }) => !ok);
  const pages = [...new Set(layout.faults.map(({ page }) => page))];
  const tests = stories.length + layout.pages.length;
  return {
    passed: tests - broken.length - pages.length,
    failed: broken.length + pages.length,
    skipped: missing ? 1 : 0,
    failures: [
      ...broken.map(({ story, reason }) => `${engine} › ${story}: ${reason}`),
      ...pages.map((page) => `${engine} › layout of ${page}`),
    ],
  };
}

/**
 * @param {Suite} suite
 * @param {readonly string[]} titles
 * @returns {{ status: string, name: string }[]}
 */
function testsOf(suite, titles) {
  const path = [...titles, suite.title];
  return [
    ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, path)),
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests.map(({ status, projectName, results = [] }) => ({
        status,
        name: withReason(
          `[${projectName}] ${[...path, spec.title].join(' › ')}`,
          results.flatMap(({ errors = [] }) => errors.map(({ message = '' }) => message)),
        ),
      })),
    ),
  ];
}

/**
 * A test's name, and under it, indented, how the first of its reasons begins.
 *
 * @param {string} name
 * @param {readonly string[]} reasons as reported, coloured or not
 */
function withReason(name, [reason]) {
  if (!reason) return name;
  const lines = stripVTControlCharacters(reason)
    .split('\n')
    .filter((line) => line.trim());
  return [name, ...lines.slice(0, REASON_LINES).map((line) => `    ${line}`)].join('\n');
}
