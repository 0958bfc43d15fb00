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

test('the fingerprint stays while nothing changes', () => {
  expect(siteInputs()).toMatch(/^[\da-f]{32}$/);
  expect(siteInputs()).toBe(siteInputs());
});

test.each(['brands/new-brand.ts', 'brands/bfzh.ts', 'middleware.ts', 'package-lock.json'])(
  'a change of %s is a reason to build',
  (file) => {
    const before = siteInputs();
    writeFileSync(file, '//', { flag: 'a' });
    expect(siteInputs()).not.toBe(before);
  },
);

test.each(['README.md', 'brands/bfzh.test.ts', 'docs/page.md', 'server/main.ts', 'e2e/page.spec.ts'])(
  'a change of %s is none',
  (file) => {
    const before = siteInputs();
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, '//', { flag: 'a' });
    expect(siteInputs()).toBe(before);
  },
);

test('the server is built for its own files, not for those of pages', () => {
  const before = serverInputs();
  mkdirSync('app');
  writeFileSync('app/page.tsx', '//');
  expect(serverInputs()).toBe(before);
  mkdirSync('server');
  writeFileSync('server/main.ts', '//');
  expect(serverInputs()).not.toBe(before);
});

test('a setting that the site is built with is a reason to build, an empty one and others are none', () => {
  const before = siteInputs();
  process.env.NEXT_PUBLIC_SERVICE_CHAT_URL = '';
  process.env.LOG_LEVEL = 'debug';
  expect(siteInputs()).toBe(before);
  process.env.NEXT_PUBLIC_SERVICE_CHAT_URL = 'https://chat.example';
  expect(siteInputs()).not.toBe(before);
  delete process.env.NEXT_PUBLIC_SERVICE_CHAT_URL;
  delete process.env.LOG_LEVEL;
});
