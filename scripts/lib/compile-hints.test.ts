import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hintScripts } from './compile-hints.mjs';

test('adds the hint to scripts of every page, and leaves the others unchanged', () => {
  const build = mkdtempSync(join(tmpdir(), 'build-'));
  writeFileSync(join(build, 'build-manifest.json'), JSON.stringify({ rootMainFiles: ['main.js'] }));
  for (const name of ['main.js', 'late.js']) writeFileSync(join(build, name), 'run();');
  hintScripts(build);
  expect(readFileSync(join(build, 'main.js'), 'utf8')).toBe('//# allFunctionsCalledOnLoad\nrun();');
  expect(readFileSync(join(build, 'late.js'), 'utf8')).toBe('run();');
  rmSync(build, { recursive: true });
});

test('rejects a build that lists no script of every page', () => {
  const build = mkdtempSync(join(tmpdir(), 'build-'));
  writeFileSync(join(build, 'build-manifest.json'), JSON.stringify({ rootMainFiles: [] }));
  expect(() => hintScripts(build)).toThrow(/lists no script that every page loads/);
  rmSync(build, { recursive: true });
});
