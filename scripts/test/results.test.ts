import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  engineCounts,
  failedFiles,
  jestCounts,
  lastLine,
  limitUnstable,
  playwrightCounts,
  retried,
  single,
  stepLine,
  total,
} from './results.mjs';

function fileWith(report: unknown): string {
  const file = join(mkdtempSync(join(tmpdir(), 'report-')), 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

test('prints passed and failed tests in the last line, and skipped ones too in a step’s line', () => {
  const sum = total([single(true, 'a'), single(false, 'b'), { ...single(true, 'c'), skipped: 2 }]);
  expect(lastLine(sum)).toBe('2 passed, 1 failed');
  expect(stepLine(sum)).toBe('2 passed, 1 failed, 2 skipped');
  expect(stepLine(single(true, 'a'))).toBe('1 passed, 0 failed');
});

test('counts a Jest file that could not run as a failed test', () => {
  const file = fileWith({
    numPassedTests: 1,
    numFailedTests: 1,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [
      {
        name: 'good.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'one' },
          { status: 'failed', fullName: 'two', failureMessages: ['Error: \u001b[31mno\u001b[39m\n\n  at a'] },
        ],
      },
      { name: 'broken.test.ts', status: 'failed', assertionResults: [] },
    ],
  });
  expect(jestCounts(file)).toEqual({
    passed: 1,
    failed: 2,
    skipped: 0,
    failures: ['broken.test.ts could not run', 'two\n    Error: no\n      at a'],
  });
});

test('takes the failed files from file names, and in a merged suite from the outermost titles', () => {
  const failed = (...ancestorTitles: string[]) => ({ status: 'failed', fullName: 'x', ancestorTitles });
  const report = fileWith({
    testResults: [
      { name: join(process.cwd(), 'a.test.ts'), status: 'failed', assertionResults: [failed('a group')] },
      { name: join(process.cwd(), 'could-not-run.test.ts'), status: 'failed', assertionResults: [] },
      {
        name: join(process.cwd(), 'suite.ts'),
        status: 'failed',
        assertionResults: [
          failed('b.test.ts', 'a group'),
          failed('b.test.ts'),
          { status: 'passed', fullName: 'x', ancestorTitles: ['c.test.tsx'] },
        ],
      },
      { name: 'd.test.ts', status: 'passed', assertionResults: [] },
    ],
  });
  expect(failedFiles(report)).toEqual(['a.test.ts', 'could-not-run.test.ts', 'b.test.ts']);
});

test('counts a test that passes on the second run as unstable, and one that fails again as failed', () => {
  const first = { passed: 8, failed: 2, skipped: 1, failures: ['b.test.ts one\n    why', 'b.test.ts two'] };
  expect(retried(first, { passed: 5, failed: 0, skipped: 0, failures: [] })).toEqual({
    passed: 10,
    failed: 0,
    skipped: 1,
    failures: [],
    unstable: first.failures,
  });
  expect(retried(first, { passed: 4, failed: 1, skipped: 0, failures: ['two\n    why'] })).toEqual({
    passed: 9,
    failed: 1,
    skipped: 1,
    failures: ['two\n    why'],
    unstable: ['b.test.ts one\n    why'],
  });
});

test('fails a run with more than three unstable tests', () => {
  const sum = (...unstable: string[]) => limitUnstable({ passed: 9, failed: 0, skipped: 0, failures: [], unstable });
  expect(sum('a', 'b', 'c').failed).toBe(0);
  expect(sum('a', 'b', 'c', 'd')).toMatchObject({
    failed: 1,
    failures: ['4 tests are unstable, and at most 3 may be'],
  });
});

test('counts Playwright tests by their outcome with a reason, and an error outside a test as failed', () => {
  const spec = (title: string, status: string, ...reasons: string[]) => ({
    title,
    tests: [
      { status, projectName: 'p', results: reasons.map((message) => ({ errors: [{ message }, { message: 'then' }] })) },
    ],
  });
  const file = fileWith({
    errors: [{ message: 'no such folder' }],
    suites: [
      {
        title: 'a.spec.ts',
        specs: [spec('one', 'expected'), spec('two', 'unexpected', 'Error: \u001b[31m503\u001b[39m', 'again')],
        suites: [
          {
            title: 'inner',
            specs: [spec('three', 'flaky', Array(40).fill('line').join('\n')), spec('four', 'skipped')],
          },
        ],
      },
    ],
  });
  expect(playwrightCounts(file)).toEqual({
    passed: 2,
    failed: 2,
    skipped: 1,
    failures: ['no such folder', '[p] a.spec.ts › two\n    Error: 503'],
    unstable: [`[p] a.spec.ts › inner › three${'\n    line'.repeat(16)}`],
  });
});

test('counts every story and page of the engines, and skips a missing engine', () => {
  const fault = (page: string) => ({ page, kind: 'cut' });
  const file = fileWith([
    {
      engine: '69',
      stories: [
        { story: 'landing', ok: true },
        { story: 'spin', ok: false, reason: 'timed out' },
      ],
    },
    { engine: 'webkit', stories: [], layout: { pages: ['/a', '/b', '/c'], faults: [fault('/b'), fault('/b')] } },
    { engine: '92', missing: 'not installed', stories: [] },
  ]);
  expect(engineCounts(file)).toEqual({
    passed: 3,
    failed: 2,
    skipped: 1,
    failures: ['69 › spin: timed out', 'webkit › layout of /b'],
    unstable: [],
  });
});
