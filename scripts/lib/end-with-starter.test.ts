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
  ['a process', false, []],
  ['a process that restarts when its files change', false, ['scripts/lib/watch.mjs']],
  ['a package manager’s process', true, []],
])('ends %s when its starter is killed', async (_what, managed, before) => {
  const script = join(folder, 'server.mjs');
  writeFileSync(script, "console.log('up'); setInterval(() => {}, 1000);");
  const start = `import { Processes } from './scripts/lib/processes.mjs';
    new Processes().start('The server', ${JSON.stringify([...before, script])}, { env: {} });`;
  const command = ['--input-type=module', '-e', start];
  const manager = `require('node:child_process').spawn(process.execPath, ${JSON.stringify(command)}, { stdio: 'inherit' });`;
  const starter = spawn(process.execPath, managed ? ['-e', manager] : command, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...(managed && { npm_lifecycle_event: 'start' }) },
  });
  await once(starter.stdout, 'data');
  starter.kill('SIGKILL');
  // The stream closes once every started process has ended.
  starter.stdout.resume();
  await once(starter.stdout, 'close');
});
