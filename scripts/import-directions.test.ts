import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What each folder may import of the project, beside itself: imports run one way. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  lib: [],
  brands: ['lib'],
  campaigns: ['lib'],
  clauses: ['lib'],
  components: ['lib'],
  app: ['components', 'lib', 'brands', 'campaigns', 'clauses'],
  server: ['lib', 'brands', 'campaigns', 'clauses'],
};

const IMPORT = /(?:\bfrom|\bimport|\bimport\(|\brequire\()\s*['"]([^'"]+)['"]/g;
const SOURCE = /(?<!\.test)\.tsx?$/;

/** The imports of a source file that leave its folder for one it may not know, as `file -> folder`. */
function violations(file: string, source: string): string[] {
  const own = folderOf(file);
  const targets = [...source.matchAll(IMPORT)].map(([, specifier = '']) => folderOfImport(file, specifier));
  return targets
    .filter((folder) => folder !== own && folder in ALLOWED && !ALLOWED[own]?.includes(folder))
    .map((folder) => `${file} -> ${folder}`);
}

function folderOfImport(file: string, specifier: string): string {
  if (specifier.startsWith('@/')) return folderOf(specifier.slice(2));
  if (specifier.startsWith('.')) return folderOf(path.posix.join(path.posix.dirname(file), specifier));
  return '';
}

function folderOf(file: string): string {
  return file.split('/', 1)[0] ?? '';
}

test.each(Object.keys(ALLOWED))('%s imports what it may', (folder) => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/')))
    .filter((file) => SOURCE.test(file));
  expect(files.length).toBeGreaterThan(0);
  expect(files.flatMap((file) => violations(file, readFileSync(file, 'utf8')))).toEqual([]);
});

test.each([
  ['lib/a/b.ts', "import { brands } from '@/brands';"],
  ['lib/a/b.ts', "import '../../brands/index';"],
  ['lib/a/b.ts', "const brands = await import('../../brands');"],
  ['components/a.tsx', "import { pages } from '@/campaigns/catalogue';"],
  ['brands/a.ts', "export { Frame } from '../components/frame';"],
  ['app/page.tsx', "import { buildApp } from '../server/app';"],
  ['server/a.ts', "import Page from '@/app/[variant]/page';"],
])('in %s the line %s is found', (file, line) => {
  expect(violations(file, line)).toHaveLength(1);
});
