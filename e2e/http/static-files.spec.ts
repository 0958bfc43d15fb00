import { expect, test } from 'playwright/test';
import { brands } from '@/brands';
import { brandIdentifiers } from '../support/brand-identifiers';
import { ask } from '../support/client';
import { publicPages } from '../support/pages';

const LINKED = /(?:href|src)="(\/newactivities\/_next\/static\/[^"]+\.(?:css|js))/g;
const identifiers = [...new Set(brands.flatMap(brandIdentifiers))];

test('serves the notices of open-source software as plain text', async () => {
  const { status, headers, text } = await ask({ path: '/newactivities/notices/open-source.txt' });
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=UTF-8']);
  expect(text).toMatch(/^开源软件声明\n/);
});

test('names no brand in any style sheet or script of a page', async () => {
  test.slow();
  const files = new Set<string>();
  for (const { address } of publicPages) {
    for (const [, file = ''] of (await ask({ path: address })).text.matchAll(LINKED)) files.add(file);
  }
  expect(files.size).toBeGreaterThan(0);
  for (const path of files) {
    const { status, text } = await ask({ path });
    expect(status, path).toBe(200);
    expect(
      identifiers.filter((identifier) => text.includes(identifier)),
      path,
    ).toEqual([]);
  }
});
