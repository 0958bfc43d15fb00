import { expect, test } from 'playwright/test';
import { brands } from '@/brands';
import { brandIdentifiers } from '../support/brand-identifiers';
import { ask } from '../support/client';
import { publicPages } from '../support/pages';

const LINKED = /(?:href|src)="(\/newactivities\/_next\/static\/[^"]+\.(?:css|js))/g;
const identifiers = [...new Set(brands.flatMap(brandIdentifiers))];

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
