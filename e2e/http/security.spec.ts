import { createHash } from 'node:crypto';
import { expect, test } from 'playwright/test';
import { pages } from '@/campaigns/catalogue';
import { siteUrl } from '@/lib/site';
import { AGENTS, ask } from '../support/client';

const everyPage = [...pages.map(({ path }) => siteUrl(path)), siteUrl('/no-such-page'), '/elsewhere'];
const everyKind = [
  ...everyPage.slice(0, 2),
  siteUrl('/no-such-page'),
  siteUrl('/healthz'),
  siteUrl('/livez'),
  siteUrl('/brands/bfzh/app.svg'),
  '/',
  '/robots.txt',
  '/favicon.ico',
  '/apis/no-such-call',
  '/apis/agreement/info',
  '/crm/maidian/scada/collect',
  '/AppConfig/Apps/JF',
  '/\\refused',
];

function hashes(html: string, element: 'script' | 'style'): string[] {
  const inline = new RegExp(`<${element}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${element}>`, 'g');
  return [...html.matchAll(inline)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}

test('allows each inline script and style of every page by its hash, and nothing unsafe', async () => {
  test.slow();
  for (const path of everyPage) {
    for (const agent of Object.values(AGENTS)) {
      const { text, headers } = await ask({ path, headers: { 'user-agent': agent } });
      const policy = String(headers['content-security-policy']);
      const sources = (directive: string) => policy.split('; ').find((part) => part.startsWith(`${directive} `));
      for (const hash of hashes(text, 'script')) expect(sources('script-src'), path).toContain(hash);
      for (const hash of hashes(text, 'style')) expect(sources('style-src'), path).toContain(hash);
      expect(policy, path).toMatch(/^default-src 'none'; /);
      expect(policy, path).not.toMatch(/unsafe|\*|https?:/);
    }
  }
});

for (const path of everyKind) {
  test(`sends every security header with ${path}`, async () => {
    const { headers } = await ask({ path });
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });
}
