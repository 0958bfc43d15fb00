import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Folders whose modules render pages. */
const RENDERED = ['app', 'brands', 'campaigns', 'clauses', 'components', 'lib'];

/**
 * Modules of Next that read the request, with functions such as `cookies`, `headers`, `draftMode`, `connection` and
 * `unstable_noStore`.
 */
const REQUEST_MODULE = /(?:\bfrom|\bimport|\brequire)\s*\(?\s*['"]next\/(?:headers|server|cache)(?:\.js)?['"]/;
/** Next passes the query only to pages, under this name. */
const QUERY = /\bsearchParams\b/;
const DYNAMIC = /\bexport const (?:dynamic\b(?! = 'error';)|revalidate\b|fetchCache\b)/;

/** Code that makes a page depend on its request, so that it cannot be prerendered and cached. */
function requestReads(file: string, source: string): string[] {
  return [
    ...(REQUEST_MODULE.test(source) ? ['imports a module that reads the request'] : []),
    ...(file.startsWith('app/') && QUERY.test(source) ? ['reads searchParams'] : []),
    ...(DYNAMIC.test(source) ? ['allows dynamic rendering'] : []),
  ];
}

const sources = RENDERED.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/')))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\//.test(file)),
).map((file) => ({ file, source: readFileSync(file, 'utf8') }));

test('reads the request in no module that renders a page', () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.flatMap(({ file, source }) => requestReads(file, source).map((words) => `${file} ${words}`))).toEqual(
    [],
  );
});

test('makes dynamic pages fail the build in both root layouts', () => {
  const layouts = sources.filter(({ file }) => /^app\/(?:\([^)]+\)\/)?\[variant\]\/layout\.tsx$/.test(file));
  expect(layouts).toHaveLength(2);
  for (const { source } of layouts) expect(source).toContain("export const dynamic = 'error';");
});

test.each([
  "import { headers } from 'next/headers';",
  "import { cookies, draftMode } from 'next/headers';",
  "const { headers } = await import('next/headers');",
  "const { cookies } = require('next/headers');",
  "import { connection } from 'next/server';",
  "import { unstable_noStore as noStore } from 'next/cache';",
  'export default async function Page({ params, searchParams }: Props) {',
  "export const dynamic = 'force-dynamic';",
  'export const revalidate = 0;',
])('finds the line %s', (line) => {
  expect(requestReads('app/[variant]/page.tsx', line)).toHaveLength(1);
});
