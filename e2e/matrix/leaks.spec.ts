import { readdirSync } from 'node:fs';
import type { Brand } from '@/lib/brand/schema';
import { siteUrl } from '@/lib/site';
import { foreignMarks } from '../support/marks';
import { publicPages, UNKNOWN_ADDRESS } from '../support/pages';
import { expect, test } from '../support/test';

const files = new Map<string, Promise<string>>();

test('no page nor anything it loads carries another brand', async ({ get, brand }) => {
  test.slow();
  for (const address of [...publicPages.map((page) => page.address), UNKNOWN_ADDRESS]) {
    const html = await (await get(address)).text();
    expect(html.includes(brand.name), address).toBe(true);
    expect(foreignMarks(html, brand), address).toEqual([]);
    for (const file of linkedFiles(html)) {
      const text = await cached(file, async () => (await get(file)).text());
      expect(foreignMarks(text, brand), file).toEqual([]);
    }
  }
});

test('the pictures carry no other brand', async ({ get, brand }) => {
  for (const picture of pictures(brand)) {
    const answer = await get(picture);
    expect(answer.status, picture).toBe(200);
    expect(answer.headers.get('content-type'), picture).toContain('image/svg+xml');
    expect(foreignMarks(await answer.text(), brand), picture).toEqual([]);
  }
});

function linkedFiles(html: string): string[] {
  const found = html.matchAll(/(?:href|src)="(\/newactivities\/_next\/static\/[^"]+\.(?:css|js))/g);
  return [...new Set([...found].map(([, file]) => file ?? ''))];
}

function cached(file: string, load: () => Promise<string>): Promise<string> {
  const text = files.get(file) ?? load();
  files.set(file, text);
  return text;
}

function pictures({ appCode }: Brand): string[] {
  return readdirSync(`public/brands/${appCode}`).map((name) => siteUrl(`/brands/${appCode}/${name}`));
}
