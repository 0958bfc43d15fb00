import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'starter-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each([
  ['a process', []],
  ['a process that restarts when its files change', ['scripts/lib/watch.mjs']],
])('ends %s when its starter is killed', async (_what, before) => {
  const script = join(folder, 'server.mjs');
  writeFileSync(script, "console.log('up'); setInterval(() => {}, 1000);");
  const start = `import { Processes } from './scripts/lib/processes.mjs';
    new Processes().start('The server', ${JSON.stringify([...before, script])}, { env: {} });`;
  const starter = spawn(process.execPath, ['--input-type=module', '-e', start], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(starter.stdout, 'data');
  starter.kill('SIGKILL');
  // The stream closes once every started process has ended.
  starter.stdout.resume();
  await once(starter.stdout, 'close');
});

test('ends a package manager’s processes when the package manager is killed', async () => {
  const script = join(folder, 'server.mjs');
  writeFileSync(script, "console.log('up'); setInterval(() => {}, 1000);");
  const start = `import { Processes } from './scripts/lib/processes.mjs';
    new Processes().start('The server', ${JSON.stringify([script])}, { env: {} });`;
  const command = JSON.stringify([process.execPath, '--input-type=module', '-e', start]);
  const manager = `const [program, ...args] = ${command}; require('node:child_process').spawn(program, args, { stdio: 'inherit' });`;
  const starter = spawn(process.execPath, ['-e', manager], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, npm_lifecycle_event: 'start' },
  });
  await once(starter.stdout, 'data');
  starter.kill('SIGKILL');
  starter.stdout.resume();
  await once(starter.stdout, 'close');
});
