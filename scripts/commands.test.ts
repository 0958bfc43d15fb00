import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { scripts } from '../package.json';

const STARTER = 'node scripts/with-packages.mjs ';
/** The commands that need no development packages. */
const RUNS_WITHOUT = new Set(['node scripts/start.mjs', 'node scripts/build.mjs']);

/** Every command line of package.json, without those that differ only in the arguments of their program. */
const lines = Object.values(scripts)
  .flatMap((line) => line.split(' && '))
  .map((line) => line.replace(/^exec /, ''));
const commands = new Map(lines.map((line) => [line.split(' ', 2).join(' '), line]));

/** A project without packages, and the programs that its commands find first. */
let project: string;
let programs: string;
beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'commands-'));
  programs = join(project, 'programs');
  const isCopied = (path: string) => statSync(path).isDirectory() || /\.[cm]js$/.test(path);
  for (const folder of ['lib', 'scripts', 'tools'])
    cpSync(folder, join(project, folder), { recursive: true, filter: isCopied });
  for (const file of ['package.json', 'package-lock.json']) cpSync(file, join(project, file));
  mkdirSync(programs);
  // Ends the command that started it, which has come as far as it should.
  program('npm', `echo "$@" > ${join(project, 'asked')}; kill -9 $PPID`);
  program('nginx', 'exit 0');
});
afterAll(() => rmSync(project, { recursive: true }));

function program(name: string, source: string): void {
  const file = join(programs, name);
  writeFileSync(file, `#!/bin/sh\n${source}\n`);
  chmodSync(file, 0o755);
}

test.each([...commands.values()])('in a project without packages, `%s` installs them or says what it needs', (line) => {
  const asked = join(project, 'asked');
  rmSync(asked, { force: true });
  const PATH = [programs, dirname(process.execPath), '/usr/bin', '/bin'].join(delimiter);
  const env = { ...process.env, PATH, HOME: project };
  const { stdout, stderr } = spawnSync('sh', ['-c', line], { cwd: project, env, encoding: 'utf8' });
  const result = existsSync(asked) ? readFileSync(asked, 'utf8') : stdout + stderr;
  expect(result).toMatch(
    RUNS_WITHOUT.has(line) ? /^ci --omit=dev / : /^ci --include=dev |^✗ .*(?:Run `npm|needs root)/,
  );
});

test('names only programs of packages, and files that exist', () => {
  const named = lines
    .filter((line) => line.startsWith(STARTER))
    .map((line) => line.slice(STARTER.length).split(' ', 1).join(''));
  const missing = named.filter((name) => ![name, `node_modules/.bin/${name}`].some((path) => existsSync(path)));
  expect(missing).toEqual([]);
});
