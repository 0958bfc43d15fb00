import { expect, test } from 'playwright/test';
import { brands } from '@/brands';
import { BASE_PATH } from '@/lib/site';
import { brandIdentifiers } from '../support/brand-identifiers';
import { ask } from '../support/client';
import { publicPages, UNKNOWN_ADDRESS } from '../support/pages';

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

test('starts every address in a page with the base path, and serves every file that a page names', async () => {
  test.slow();
  const files = new Set<string>();
  for (const path of [...publicPages.map(({ address }) => address), UNKNOWN_ADDRESS]) {
    const { text } = await ask({ path });
    const markup = text.replace(/<script(?![^>]*\ssrc=)[^>]*>[\s\S]*?<\/script>/g, '');
    for (const [, name, address = ''] of markup.matchAll(/\s(src|href|action)="(\/[^"]*)"/g)) {
      const foreign = !address.startsWith(`${BASE_PATH}/`) && !address.startsWith('/dev/');
      expect(foreign, `${name} ${address} in ${path}`).toBe(false);
      if (/\.\w{2,5}$/.test(address)) files.add(address);
    }
  }
  for (const address of files) expect((await ask({ path: address })).status, address).toBe(200);
});
