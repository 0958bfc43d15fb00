import { expect, test } from 'playwright/test';
import { brands } from '@/brands';
import { pages } from '@/campaigns/catalogue';
import { BASE_PATH, siteUrl } from '@/lib/site';
import { AGENTS, ask } from './client';

const LANDING = siteUrl('/kh_7694_form');
const UNKNOWN = siteUrl('/no-such-page');
const shown = pages.filter(({ development }) => !development).map(({ path }) => siteUrl(path));

/** What the page says about itself: brand, device and platform. */
function marks(html: string): Record<string, string> {
  const [root = ''] = /<html[^>]*>/.exec(html) ?? [];
  return Object.fromEntries([...root.matchAll(/\sdata-(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));
}

test('L1 the bare base path is answered in the brand’s name', async () => {
  const { status, text } = await ask({ path: BASE_PATH });
  expect(status).toBe(404);
  expect(marks(text).brand).toBe('bfzh');
});

test('L3 the Host that the visitor sent decides, and no forwarded one', async () => {
  const { text } = await ask({
    path: LANDING,
    headers: { 'x-forwarded-host': 'jfjy.localhost', forwarded: 'host=jfjy.localhost' },
  });
  expect(marks(text).brand).toBe('bfzh');
});

test('L4 every brand and device has its own page', async () => {
  test.slow();
  for (const { appCode } of brands) {
    for (const [device, agent] of [
      ['desktop', AGENTS.desktop],
      ['mobile', AGENTS.android],
    ] as const) {
      const { text } = await ask({ path: LANDING, host: `${appCode}.localhost`, headers: { 'user-agent': agent } });
      expect(marks(text)).toMatchObject({ brand: appCode, device, platform: 'web' });
    }
  }
});

test('L5 to L7 Vary is there, no cookie is, and shared caches may keep a page', async () => {
  for (const path of [LANDING, UNKNOWN, siteUrl('/clause/disclaimer')]) {
    const { headers } = await ask({ path });
    expect(headers.vary, path).toBe('User-Agent, Accept-Encoding');
    expect(headers['set-cookie'], path).toBeUndefined();
    expect(headers['cache-control'], path).toMatch(/^public, max-age=0, s-maxage=(?:1|30|60)\b.*no-transform$/);
  }
});

test('L8 the internal address of a variant is a not-found page of the visitor’s own brand', async () => {
  for (const segment of ['jfjy~XY_101~ios~web~standard', 'jfjy%7EXY_101%7Eios%7Eweb%7Estandard']) {
    const { status, text } = await ask({ path: siteUrl(`/${segment}/kh_7694_form`) });
    expect(status).toBe(404);
    expect(marks(text).brand).toBe('bfzh');
  }
});

test('L9 and L10 no page names its internal address or stops at a fallback', async () => {
  for (const path of [...shown, UNKNOWN]) {
    const { text } = await ask({ path });
    const visible = text.replace(/<script[^>]*>[\s\S]*?<\/script>/g, '');
    expect(visible, path).not.toMatch(/~(?:desktop|ios|mobile)~/);
    expect(visible, path).not.toContain('BAILOUT_TO_CLIENT_SIDE_RENDERING');
    expect(visible, path).not.toMatch(/<template id="B:/);
  }
});

test('L11 an unknown address is the brand’s own page, whole, with status 404', async () => {
  for (const path of [UNKNOWN, '/elsewhere', siteUrl('/clause'), siteUrl('/not-found-page')]) {
    const { status, text } = await ask({ path });
    expect(status, path).toBe(404);
    expect(text, path).toMatch(/<h1[\s>]/);
    expect(text, path).not.toContain('__next_error__');
    expect(marks(text).brand, path).toBe('bfzh');
  }
});

test('L12 and internal headers of Next change nothing', async () => {
  const plain = await ask({ path: LANDING });
  const internal = {
    'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware',
    'x-middleware-prefetch': '1',
    'x-middleware-rewrite': '/newactivities/jfjy~XY_101~ios~web~standard/kh_7694_form',
    'x-nextjs-data': '1',
    'x-now-route-matches': '1=jfjy',
    'x-matched-path': '/newactivities/jfjy',
    'x-invoke-path': '/jfjy',
    'next-resume': '1',
    'next-router-prefetch': '1',
    'next-router-state-tree': '%5B%5D',
    rsc: '1',
    'x-forwarded-host': 'evil.example',
    'content-security-policy': "script-src 'nonce-\"><script>'",
    purpose: 'prefetch',
  };
  for (const [name, value] of [...Object.entries(internal), ['accept', 'text/x-component']]) {
    const answer = await ask({ path: LANDING, headers: { [name as string]: value as string } });
    expect([answer.status, answer.text, answer.headers.etag], name).toEqual([200, plain.text, plain.headers.etag]);
  }
  const together = await ask({ path: LANDING, headers: internal });
  expect(together.text).toBe(plain.text);
});

test('no header of Next leaves the front server', async () => {
  for (const path of [LANDING, UNKNOWN, siteUrl('/_next/static/none.js')]) {
    const { headers } = await ask({ path });
    const leaked = Object.keys(headers).filter((name) =>
      /^x-(?:middleware|nextjs|build|powered)|^server$|^rsc$/.test(name),
    );
    expect(leaked, path).toEqual([]);
  }
});

test('L13 the root of a host has its own answers', async () => {
  const root = await ask({ path: '/?v=XY_102&utm_term=a%26b' });
  expect([root.status, root.headers.location]).toEqual([302, `${LANDING}?v=XY_102&utm_term=a%26b`]);
  const robots = await ask({ path: '/robots.txt' });
  expect([robots.status, robots.headers['content-type'], robots.text]).toEqual([
    200,
    'text/plain; charset=utf-8',
    'User-agent: *\nDisallow: /\n',
  ]);
  const icon = await ask({ path: '/favicon.ico' });
  expect([icon.status, icon.headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
  expect(icon.text).toBe((await ask({ path: siteUrl('/brands/bfzh/app.svg') })).text);
});

test('L14 every address in a page starts with the base path, and every file that it names is there', async () => {
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

test('L15 a request for Next’s own payloads gets the page and nothing else', async () => {
  for (const path of [`${LANDING}?_rsc=abc`, LANDING]) {
    const { status, headers } = await ask({ path, headers: { rsc: '1', 'next-router-prefetch': '1' } });
    expect([status, headers['content-type']], path).toEqual([200, 'text/html; charset=utf-8']);
  }
  for (const path of [
    `${LANDING}.rsc`,
    `${LANDING}.segments/_tree.segment.rsc`,
    siteUrl('/_next/data/a/kh_7694_form.json'),
  ]) {
    expect((await ask({ path })).status, path).toBe(404);
  }
});

test('L21 a robots file under the base path is a not-found page, never somebody else’s', async () => {
  expect((await ask({ path: siteUrl('/robots.txt') })).status).toBe(404);
});

test('the image optimizer is not reachable', async () => {
  const { status } = await ask({ path: siteUrl('/_next/image?url=http%3A%2F%2F127.0.0.1%3A22&w=64&q=1') });
  expect(status).toBe(404);
});
