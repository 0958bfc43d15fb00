import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hintScripts } from './compile-hints.mjs';

test('the scripts of every page ask to be compiled as they arrive, the others are left as they are', () => {
  const build = mkdtempSync(join(tmpdir(), 'build-'));
  writeFileSync(join(build, 'build-manifest.json'), JSON.stringify({ rootMainFiles: ['main.js'] }));
  for (const name of ['main.js', 'late.js']) writeFileSync(join(build, name), 'run();');
  hintScripts(build);
  expect(readFileSync(join(build, 'main.js'), 'utf8')).toBe('//# allFunctionsCalledOnLoad\nrun();');
  expect(readFileSync(join(build, 'late.js'), 'utf8')).toBe('run();');
  rmSync(build, { recursive: true });
});

test('a build that names no script of every page is refused', () => {
  const build = mkdtempSync(join(tmpdir(), 'build-'));
  writeFileSync(join(build, 'build-manifest.json'), JSON.stringify({ rootMainFiles: [] }));
  expect(() => hintScripts(build)).toThrow(/names no script of every page/);
  rmSync(build, { recursive: true });
});
