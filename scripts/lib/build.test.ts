import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inputsHash } from './build.mjs';

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
  expect(inputsHash()).toMatch(/^[\da-f]{32}$/);
  expect(inputsHash()).toBe(inputsHash());
});

test.each(['brands/new-brand.ts', 'brands/bfzh.ts', 'middleware.ts', 'package-lock.json'])(
  'a change of %s is a reason to build',
  (file) => {
    const before = inputsHash();
    writeFileSync(file, '//', { flag: 'a' });
    expect(inputsHash()).not.toBe(before);
  },
);

test.each(['README.md', 'brands/bfzh.test.ts', 'docs/page.md', 'server/main.ts', 'e2e/page.spec.ts'])(
  'a change of %s is none',
  (file) => {
    const before = inputsHash();
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, '//', { flag: 'a' });
    expect(inputsHash()).toBe(before);
  },
);

test('a setting that the site is built with is a reason to build, an empty one and others are none', () => {
  const before = inputsHash();
  process.env.NEXT_PUBLIC_SERVICE_CHAT_URL = '';
  process.env.LOG_LEVEL = 'debug';
  expect(inputsHash()).toBe(before);
  process.env.NEXT_PUBLIC_SERVICE_CHAT_URL = 'https://chat.example';
  expect(inputsHash()).not.toBe(before);
  delete process.env.NEXT_PUBLIC_SERVICE_CHAT_URL;
  delete process.env.LOG_LEVEL;
});
