import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build, buildIfChanged } from './build.mjs';
import { freePort } from './ports.mjs';
import { noteRunning, requireNothingRuns } from './running.mjs';

const own = process.cwd();
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'running-'));
  process.chdir(folder);
  mkdirSync('app');
});
afterEach(() => {
  process.chdir(own);
  rmSync(folder, { recursive: true });
});

test('does not build over a running product, and names its process', async () => {
  noteRunning();
  const sentence = new RegExp(`^Files have changed, but process ${process.pid} runs the previous build`);
  await expect(buildIfChanged()).rejects.toThrow(sentence);
  await expect(build()).rejects.toThrow(sentence);
  expect(readdirSync('.')).toEqual(['.running', 'app']);
});

test('ignores a process that is gone, killed or not', async () => {
  const source = resolve(own, 'scripts/lib/running.mjs');
  const note = `import(${JSON.stringify(source)}).then((running) => { running.noteRunning(); END; })`;
  for (const end of ['process.exit()', "process.kill(process.pid, 'SIGKILL')"]) {
    const child = spawn(process.execPath, ['--eval', note.replace('END', end)]);
    await once(child, 'close');
    expect(existsSync(`.running/${child.pid}`)).toBe(end.includes('SIGKILL'));
    requireNothingRuns();
    expect(readdirSync('.running')).toEqual([]);
  }
});

test.each(['PORT', 'SITE_PORT'])('reports a taken %s before building', async (variable) => {
  for (const part of ['scripts', 'lib/default-ports.mjs', 'package.json', 'package-lock.json'])
    cpSync(join(own, part), part, { recursive: true });
  symlinkSync(join(own, 'node_modules'), 'node_modules');
  const occupant = createServer().listen(0, '127.0.0.1');
  await once(occupant, 'listening');
  const { port } = occupant.address() as { port: number };
  const free = String(await freePort());
  const start = spawn(process.execPath, ['scripts/start.mjs'], {
    env: { ...process.env, PORT: free, SITE_PORT: free, [variable]: String(port) },
  });
  let said = '';
  for (const stream of [start.stdout, start.stderr]) stream.on('data', (data) => (said += data));
  expect((await once(start, 'close'))[0]).toBe(1);
  expect(said).toMatch(new RegExp(`Port ${port} is taken\\..*${variable}=`));
  expect(said).not.toContain('Building');
  occupant.close();
});
