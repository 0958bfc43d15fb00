import path from 'node:path';
import { PARTS, THRESHOLDS } from './parts.mjs';

/** The folder that `run.ts` installs Stryker into. */
const FOLDER = '.mutation';

const part = PARTS.find(({ name }) => name === process.env.MUTATION_PART);
if (!part) throw new Error('MUTATION_PART must be the name of a part in tools/mutation/parts.mjs.');
const threshold = THRESHOLDS[part.group];

export default {
  mutate: part.code,
  testRunner: 'jest',
  plugins: [path.resolve(FOLDER, 'node_modules/@stryker-mutator/jest-runner/dist/src/index.js')],
  jest: { configFile: 'tools/mutation/jest.config.mjs' },
  coverageAnalysis: 'perTest',
  thresholds: { high: threshold, low: threshold, break: threshold },
  // A mutant of code that runs when a module loads, such as a schema, would need all tests.
  ignoreStatic: true,
  // A busy machine is slow, which is no endless loop.
  timeoutMS: 60_000,
  // Jest frees little of what each run has loaded.
  maxTestRunnerReuse: 50,
  // Stryker would rewrite tsconfig.json with a compiler that is not installed; Jest does not need it.
  tsconfigFile: 'none.json',
  // Stryker would write into generated files that a test compares with their generator.
  disableTypeChecks: false,
  reporters: ['clear-text', 'progress-append-only', 'html'],
  clearTextReporter: { logTests: false, reportTests: false, allowEmojis: false },
  htmlReporter: { fileName: `${FOLDER}/reports/${part.name.replaceAll(' ', '-')}.html` },
  tempDirName: `${FOLDER}/copies`,
  ignorePatterns: ['.next', '.server', '.data', 'test-results', '/public', '/tools/visual'],
};
