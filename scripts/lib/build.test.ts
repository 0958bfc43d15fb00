import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverInputs, siteInputs } from './build.mjs';

const own = process.cwd();
let copy: string;

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'inputs-'));
  for (const input of ['brands', 'middleware.ts', 'package-lock.json', 'README.md']) {
    cpSync(input, join(copy, input), { recursive: true });
  }
  process.chdir(copy);
});
afterEach(() => {
  process.chdir(own);
  rmSync(copy, { recursive: true });
});

test('keeps the fingerprint while nothing changes', () => {
  expect(siteInputs()).toMatch(/^[\da-f]{32}$/);
  expect(siteInputs()).toBe(siteInputs());
});

test.each(['brands/new-brand.ts', 'brands/bfzh.ts', 'middleware.ts', 'package-lock.json'])(
  'builds again after a change of %s',
  (file) => {
    const before = siteInputs();
    writeFileSync(file, '//', { flag: 'a' });
    expect(siteInputs()).not.toBe(before);
  },
);

test.each(['README.md', 'brands/bfzh.test.ts', 'docs/page.md', 'server/main.ts', 'e2e/page.spec.ts'])(
  'does not build again after a change of %s',
  (file) => {
    const before = siteInputs();
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, '//', { flag: 'a' });
    expect(siteInputs()).toBe(before);
  },
);

test('builds the server for its own files, not for those of pages', () => {
  const before = serverInputs();
  mkdirSync('app');
  writeFileSync('app/page.tsx', '//');
  expect(serverInputs()).toBe(before);
  mkdirSync('server');
  writeFileSync('server/main.ts', '//');
  expect(serverInputs()).not.toBe(before);
});

test('builds again after a change of a setting in the build, but not for an empty or another setting', () => {
  const before = siteInputs();
  process.env.NEXT_PUBLIC_SERVICE_CHAT_URL = '';
  process.env.LOG_LEVEL = 'debug';
  expect(siteInputs()).toBe(before);
  process.env.NEXT_PUBLIC_SERVICE_CHAT_URL = 'https://chat.example';
  expect(siteInputs()).not.toBe(before);
  delete process.env.NEXT_PUBLIC_SERVICE_CHAT_URL;
  delete process.env.LOG_LEVEL;
});
