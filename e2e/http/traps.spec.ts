import { expect, test } from 'playwright/test';
import { pages } from '@/campaigns/catalogue';
import { BASE_PATH, siteUrl } from '@/lib/site';
import { ask } from '../support/client';

const LANDING = siteUrl('/kh_7694_form');
const UNKNOWN = siteUrl('/no-such-page');
const shown = pages.filter(({ development }) => !development).map(({ path }) => siteUrl(path));

/** The `data-` attributes of the page's root element: brand, device and platform. */
function marks(html: string): Record<string, string> {
  const [root = ''] = /<html[^>]*>/.exec(html) ?? [];
  return Object.fromEntries([...root.matchAll(/\sdata-(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));
}

test('sends Vary, sets no cookie, and lets shared caches store a page', async () => {
  for (const path of [LANDING, UNKNOWN, siteUrl('/clause/disclaimer')]) {
    const { headers } = await ask({ path });
    expect(headers.vary, path).toBe('User-Agent, Accept-Encoding');
    expect(headers['set-cookie'], path).toBeUndefined();
    expect(headers['cache-control'], path).toMatch(/^public, max-age=0, s-maxage=(?:1|30|60)\b.*no-transform$/);
  }
});

test('shows no internal address and no fallback of Next on a page', async () => {
  for (const path of [...shown, UNKNOWN]) {
    const { text } = await ask({ path });
    const visible = text.replace(/<script[^>]*>[\s\S]*?<\/script>/g, '');
    expect(visible, path).not.toMatch(/~(?:desktop|ios|mobile)~/);
    expect(visible, path).not.toContain('BAILOUT_TO_CLIENT_SIDE_RENDERING');
    expect(visible, path).not.toMatch(/<template id="B:/);
  }
});

test('answers an unknown address with the brand’s complete not-found page and status 404', async () => {
  for (const path of [UNKNOWN, '/elsewhere', siteUrl('/clause'), siteUrl('/not-found-page')]) {
    const { status, text } = await ask({ path });
    expect(status, path).toBe(404);
    expect(text, path).toMatch(/<h1[\s>]/);
    expect(text, path).not.toContain('__next_error__');
    expect(marks(text).brand, path).toBe('bfzh');
  }
});

test('removes Next’s headers', async () => {
  for (const path of [LANDING, UNKNOWN, siteUrl('/_next/static/none.js')]) {
    const { headers } = await ask({ path });
    const leaked = Object.keys(headers).filter((name) =>
      /^x-(?:middleware|nextjs|build|powered)|^server$|^rsc$/.test(name),
    );
    expect(leaked, path).toEqual([]);
  }
});

test('starts every address in a page with the base path, and serves every file that a page names', async () => {
  test.slow();
  const files = new Set<string>();
  for (const path of [...shown, UNKNOWN]) {
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

test('answers 404 for a robots file under the base path', async () => {
  expect((await ask({ path: siteUrl('/robots.txt') })).status).toBe(404);
});
