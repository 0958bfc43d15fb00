import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { step } from './cli.mjs';
import { runLogged } from './logged-program.mjs';

const own = process.cwd();
let folder: string;
let printed: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'logged-'));
  process.chdir(folder);
  printed = '';
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += text;
    return true;
  });
});
afterEach(() => {
  process.chdir(own);
  rmSync(folder, { recursive: true });
});

const printing = (code: number): [string, ...string[]] => [
  process.execPath,
  '--eval',
  `console.log('a table'); console.error('a reason'); process.exitCode = ${code};`,
];

test('logs a step in one line and its program’s output in a file', async () => {
  await step('Building the site', () => runLogged('site-build', printing(0), { failure: 'The build failed.' }));
  expect(printed).toMatch(/^› Building the site … \d+ s\n$/);
  expect(readFileSync('.logs/site-build.log', 'utf8')).toBe('a table\na reason\n');
});

test('says why a program failed and where its output is', async () => {
  const failing = step('Building the site', () =>
    runLogged('site-build', printing(1), { failure: 'The site could not be built.' }),
  );
  await expect(failing).rejects.toThrow(
    /^The site could not be built\. .*\.logs\/site-build\.log:\n\na table\na reason\n$/,
  );
  expect(printed).toBe('› Building the site …\n');
});
