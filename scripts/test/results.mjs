import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const TEST_FILE = /\.test\.tsx?$/;

/** Lines of a reason in the summary: the expectation, the actual value, and the place. */
const REASON_LINES = 16;

/** How many tests may pass only on their second run. */
const MOST_UNSTABLE = 3;

/**
 * The counts of a step. `unstable` names tests that passed only on their second run. A name is followed by the reason in
 * separate lines.
 * @typedef {{ passed: number, failed: number, skipped: number, failures: string[], unstable?: string[] }} Counts
 */

/** The result of a step, with the output of its commands. @typedef {Counts & { output?: string }} StepResult */

/**
 * What is read of the reports.
 * @typedef {{ name: string, status: string, assertionResults: { status: string, fullName: string, ancestorTitles?: string[], failureMessages?: string[] }[] }} JestFile
 * @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number, testResults: JestFile[] }} JestReport
 * @typedef {{ title: string, tests: { status: string, projectName: string, results?: { errors?: { message?: string }[] }[] }[] }} Spec
 * @typedef {{ title: string, suites?: Suite[], specs?: Spec[] }} Suite
 * @typedef {{ suites: Suite[], errors: { message?: string }[] }} PlaywrightReport
 * @typedef {{ engine: string, missing?: string, stories: { story: string, ok: boolean, reason?: string }[], layout?: { pages: string[], faults: { page: string }[] } }} EngineResult
 */

/**
 * @param {boolean} ok
 * @param {string} name for a failure
 * @returns {Counts} of a step that counts as one test
 */
export function single(ok, name = '') {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, failures: ok ? [] : [name] };
}

/**
 * Adds up counts.
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
 * The line of a step: like the last line, with `, 1 skipped` if tests were skipped.
 *
 * @param {Counts} counts
 */
export function stepLine(counts) {
  return `${lastLine(counts)}${counts.skipped ? `, ${counts.skipped} skipped` : ''}`;
}

/**
 * The counts of Jest's JSON report. A file that could not run counts as one failed test.
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
 * The failed test files of Jest's JSON report. In a merged suite the outermost title of a test is its file.
 *
 * @param {string} report
 * @returns {string[]} paths in the project's folder
 */
export function failedFiles(report) {
  /** @type {JestReport} */
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const files = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      const merged = failed
        .map(({ ancestorTitles: [title = ''] = [] }) => title)
        .filter((title) => TEST_FILE.test(title));
      return merged.length > 0 ? merged : [relative(process.cwd(), name)];
    });
  return [...new Set(files)];
}

/**
 * The counts after failed files ran again: tests that passed then are unstable.
 *
 * @param {Counts} first of all files
 * @param {Counts} second of the files that failed
 * @returns {Counts}
 */
export function retried(first, second) {
  return {
    ...first,
    passed: first.passed + first.failed - second.failed,
    failed: second.failed,
    failures: second.failures,
    unstable: first.failures.filter(
      (failure) => !second.failures.some((again) => titleOf(failure).endsWith(titleOf(again))),
    ),
  };
}

/** @param {string} failure a title and the lines of its reason */
const titleOf = (failure) => failure.replace(/\n[\s\S]*/, '');

/**
 * Fails a run with too many unstable tests.
 *
 * @param {Required<Counts>} sum
 * @returns {Required<Counts>}
 */
export function limitUnstable(sum) {
  if (sum.unstable.length <= MOST_UNSTABLE) return sum;
  const sentence = `${sum.unstable.length} tests are unstable, and at most ${MOST_UNSTABLE} may be`;
  return { ...sum, failed: sum.failed + 1, failures: [...sum.failures, sentence] };
}

/**
 * Reads the counts of a test run. If the run failed without a failed test, or wrote no report, that counts as a failure.
 *
 * @param {boolean} ok whether the command succeeded
 * @param {() => Counts} read
 * @param {string} name
 * @returns {Counts}
 */
export function readCounts(ok, read, name) {
  try {
    const counts = read();
    if (counts.passed + counts.skipped > 0 && (ok || counts.failed > 0)) return counts;
    return { ...counts, failed: counts.failed + 1, failures: [...counts.failures, `${name} did not finish`] };
  } catch {
    return single(false, `${name} wrote no report`);
  }
}

/**
 * The counts of Playwright's JSON report. An error outside a test counts as a failed test.
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
 * The counts of the engines' results: each story and each page whose layout was checked is a test. A missing engine counts as
 * skipped.
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
 * A test's name, followed by the indented beginning of its first reason.
 *
 * @param {string} name
 * @param {readonly string[]} reasons as reported, perhaps with colours
 */
function withReason(name, [reason]) {
  if (!reason) return name;
  const lines = stripVTControlCharacters(reason)
    .split('\n')
    .filter((line) => line.trim());
  return [name, ...lines.slice(0, REASON_LINES).map((line) => `    ${line}`)].join('\n');
}
