import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { sum } from './plan/pack.mjs';

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

/**
 * The result of a step, with the output of its commands. `left` is what did not fit into the budget: how many files and parts of
 * files, their units, and in how many runs everything is run.
 * @typedef {Counts & { output?: string, left?: { count: number, units: number, period: number } }} StepResult
 */

/**
 * What is read of the reports.
 * @typedef {{ name: string, status: string, startTime?: number, endTime?: number, assertionResults: JestTest[] }} JestFile
 * @typedef {{ status: string, fullName: string, duration?: number | null, ancestorTitles?: string[], failureMessages?: string[] }} JestTest
 * @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number, testResults: JestFile[] }} JestReport
 * @typedef {{ title: string, file: string, tests: { status: string, projectName: string, results?: { duration: number, errors?: { message?: string }[] }[] }[] }} Spec
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
 * What Jest's files and tests cost.
 *
 * @param {string} report
 * @param {string} merged the lines of the merged suites: a file and its seconds
 * @returns {import('./plan/costs.mjs').Costs} in seconds
 */
export function jestCosts(report, merged) {
  /** @type {JestReport} */
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const alone = testResults
    .map(({ name, startTime = 0, endTime = 0 }) => [relative(process.cwd(), name), (endTime - startTime) / 1000])
    .filter(([name]) => TEST_FILE.test(String(name)));
  const lines = merged.split('\n').filter(Boolean);
  const inSuites = lines.map((line) => line.split(' ')).map(([name, seconds]) => [name, Number(seconds)]);
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, ancestorTitles: [outermost = ''] = [], duration }) => [
      TEST_FILE.test(outermost)
        ? fullName.replace(`${outermost} `, `${outermost} › `)
        : `${relative(process.cwd(), name)} › ${fullName}`,
      (duration ?? 0) / 1000,
    ]),
  );
  return { files: Object.fromEntries([...alone, ...inSuites]), tests: Object.fromEntries(tests) };
}

/**
 * What Playwright's files and tests cost. A file of which only a part ran costs in proportion.
 *
 * @param {string} report
 * @param {readonly { file: string }[]} all all tests of the files
 * @returns {import('./plan/costs.mjs').Costs} in seconds
 */
export function playwrightCosts(report, all) {
  /** @type {PlaywrightReport} */
  const { suites } = JSON.parse(readFileSync(report, 'utf8'));
  const tests = suites
    .flatMap((suite) => testsOf(suite, []))
    .filter(({ status }) => status === 'expected' || status === 'skipped');
  const files = [...new Set(tests.map(({ file }) => file))].map((file) => {
    const ran = tests.filter((test) => test.file === file);
    const seconds = ran.reduce((total, test) => total + test.seconds, 0);
    return [file, (seconds / ran.length) * all.filter((test) => test.file === file).length];
  });
  return {
    files: Object.fromEntries(files),
    tests: Object.fromEntries(tests.map(({ name, file, seconds }) => [`${file} › ${name}`, seconds])),
  };
}

/**
 * What a plan's slices have beyond the tests that ran.
 *
 * @param {import('./plan/pack.mjs').Plan} plan
 * @param {readonly import('./plan/pack.mjs').Item[]} ran
 */
export function leftOut({ slices }, ran) {
  const left = slices.flat().filter((item) => !ran.includes(item));
  return { count: left.length, units: Math.round(sum(left)), period: slices.length };
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
    if (counts.failed > 0 || (ok && counts.passed + counts.skipped > 0)) return counts;
    return { ...counts, failed: counts.failed + 1, failures: [...counts.failures, `${name} did not finish`] };
  } catch {
    return single(false, `${name} wrote no report`);
  }
}

/**
 * The counts of Playwright's JSON report. An error outside a test counts as a failed test, as does a test that is missing.
 *
 * @param {string} file
 * @param {number} [expected] how many tests should have run
 * @returns {Counts}
 */
export function playwrightCounts(file, expected = 0) {
  /** @type {PlaywrightReport} */
  const { suites, errors } = JSON.parse(readFileSync(file, 'utf8'));
  const tests = suites.flatMap((suite) => testsOf(suite, []));
  const of = (/** @type {string} */ status) => tests.filter((test) => test.status === status);
  const unstable = of('flaky').map(({ name }) => name);
  const missing = Math.max(0, expected - tests.length);
  return {
    passed: of('expected').length + unstable.length,
    failed: of('unexpected').length + errors.length + missing,
    skipped: of('skipped').length,
    failures: [
      ...(missing > 0 ? [`Playwright did not find ${missing} of the planned tests`] : []),
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
 * @returns {{ status: string, name: string, file: string, seconds: number }[]}
 */
function testsOf(suite, titles) {
  const path = [...titles, suite.title];
  return [
    ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, path)),
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests.map(({ status, projectName, results = [] }) => ({
        status,
        file: `e2e/${spec.file}`,
        seconds: results.reduce((seconds, { duration }) => seconds + duration / 1000, 0),
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
