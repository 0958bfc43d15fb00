import { createHash } from 'node:crypto';
import { expect, test } from 'playwright/test';
import { pages } from '@/campaigns/catalogue';
import { siteUrl } from '@/lib/site';
import { AGENTS, ask } from '../support/client';

const everyPage = [...pages.map(({ path }) => siteUrl(path)), siteUrl('/no-such-page'), '/elsewhere'];

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
