import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CliError } from '@/scripts/lib/cli.mjs';
import { run } from '@/scripts/lib/command.mjs';
import type { Part } from './groups';
import type { StrykerReport } from './tally';

/** Where the tool is installed, and what it makes. */
export const FOLDER = '.mutation';
/** Minutes for one part. */
const LIMIT = 300;

export interface MutateOptions {
  /** How many copies at once. */
  concurrency?: number;
  /** The file of the environment that tests of the server run in. */
  environment?: string;
}

/** Changes the code of a part, one place at a time, in a copy of the project, and has its tests run each time. */
export async function mutate(
  { project, tests, code }: Part,
  { concurrency, environment }: MutateOptions,
): Promise<StrykerReport> {
  const report = `${FOLDER}/report.json`;
  const config = `${FOLDER}/stryker.json`;
  const options = {
    mutate: code,
    testRunner: 'jest',
    plugins: [path.resolve(FOLDER, 'node_modules/@stryker-mutator/jest-runner/dist/src/index.js')],
    jest: { configFile: 'tools/mutation/jest.config.mjs' },
    coverageAnalysis: 'perTest',
    // What a module does once, when it is loaded, would take all tests for each change.
    ignoreStatic: true,
    // What takes long on a machine that is busy with other things is not endless.
    timeoutMS: 60_000,
    // Jest frees little of what each run of tests has loaded.
    maxTestRunnerReuse: 50,
    // It would rewrite the project's own by a compiler that is not there; Jest needs none.
    tsconfigFile: 'none.json',
    // It would write into files that tests hold to what a generator writes.
    disableTypeChecks: false,
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: report },
    tempDirName: `${FOLDER}/copies`,
    ignorePatterns: ['.next', '.server', '.data', 'test-results', '/public', '/e2e/shots'],
    ...(concurrency && { concurrency }),
  };
  await mkdir(FOLDER, { recursive: true });
  await writeFile(config, JSON.stringify(options));
  const command = [process.execPath, `${FOLDER}/node_modules/@stryker-mutator/core/bin/stryker.js`, 'run', config];
  const { ok } = await run(command, {
    minutes: LIMIT,
    env: {
      MUTATION_PROJECT: project,
      MUTATION_TESTS: JSON.stringify(tests),
      MUTATION_ENVIRONMENT: environment,
      // What the two differ in is not what is changed.
      TEST_DATABASES: 'postgres',
    },
  });
  if (!ok) throw new CliError('The code could not be changed or its tests could not be run; see above.');
  return JSON.parse(await readFile(report, 'utf8'));
}
