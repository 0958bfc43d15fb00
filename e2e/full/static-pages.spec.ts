import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'playwright/test';
import { PATIENCE } from '../support/product';

/** The sources of the site, without its pictures. */
const SOURCES = [
  'app',
  'brands',
  'campaigns',
  'clauses',
  'components',
  'lib',
  'middleware.ts',
  'next-env.d.ts',
  'next.config.ts',
  'package.json',
  'tsconfig.json',
];

/** The not-found page is enough to build. */
const PAGES_LEFT_OUT = ['(inner)', '(campaigns)', 'clause', 'dev', 'download'];

const READS_THE_REQUEST = `import { headers } from 'next/headers';

export default async function Page() {
  return <p>{(await headers()).get('host')}</p>;
}
`;

test('fails the build when a page reads the request', () => {
  test.setTimeout(2 * PATIENCE);
  // Inside the project, so that the copy resolves the packages.
  mkdirSync('test-results', { recursive: true });
  const copy = mkdtempSync(join('test-results', 'reading-page-'));
  try {
    for (const source of SOURCES) cpSync(source, join(copy, source), { recursive: true, filter: isBuilt });
    const page = join(copy, 'app/[variant]/reading-page');
    mkdirSync(page);
    writeFileSync(join(page, 'page.tsx'), READS_THE_REQUEST);
    const build = spawnSync(process.execPath, [join(process.cwd(), 'node_modules/next/dist/bin/next'), 'build'], {
      cwd: copy,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', BUILD_PAGES: 'on' },
    });
    expect(build.status).toBe(1);
    expect(build.stdout + build.stderr).toMatch(/\/reading-page.*dynamic = "error"[\s\S]*headers/);
  } finally {
    rmSync(copy, { recursive: true });
  }
});

function isBuilt(path: string): boolean {
  return !(path.startsWith('app/') && PAGES_LEFT_OUT.includes(basename(path)));
}
