import { expect, test } from 'playwright/test';
import { brandOf } from '@/brands';
import { campaignPages, pages } from '@/campaigns/catalogue';
import { siteUrl } from '@/lib/site';
import { AGENTS, ask } from '../support/client';
import { inTurns } from '../support/in-turns';
import { readHead, type StructuredPiece, visibleText } from '../support/page-head';

/** Parameters that an advertisement adds to an address. */
const QUERY = '?utm_source=a&bd_vid=12&appcode=jfjy';
const NEVER_FOUND = /success$|^\/(?:funds|dev)\//;

const found = pages.filter(({ path }) => !NEVER_FOUND.test(path));
/** One brand and its host, on which every page is checked. */
const [HOST, brand] = ['feiyu.example', brandOf('bfzh')];
const addressOf = (path: string) => `https://${HOST}${siteUrl(path as '/')}`;

const isA = (type: string) => (piece: StructuredPiece) => [piece['@type']].flat().includes(type);

async function sitemap(): Promise<string[]> {
  const { status, headers, text } = await ask({ path: '/sitemap.xml', host: HOST });
  expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  const listed = [...text.matchAll(/<loc>([^<]+)<\/loc><lastmod>\d{4}-\d\d-\d\d[^<]*<\/lastmod>/g)];
  expect(listed).toHaveLength(text.match(/<url>/g)?.length ?? 0);
  return listed.map(([, address = '']) => address);
}

for (const agent of ['ios', 'desktop'] as const) {
  test(`describes every indexable page to ${agent} under its canonical address, and lists it in the sitemap`, async () => {
    test.slow();
    const counting: string[] = [];
    await inTurns(found, async ({ path, title, layout }) => {
      const answer = await ask({
        path: siteUrl(path) + QUERY,
        host: HOST,
        headers: { 'user-agent': AGENTS[agent] },
      });
      const { title: shown, meta, canonicals, data, chat } = readHead(answer.text);
      const { 'x-robots-tag': robots, 'cache-control': caching } = answer.headers;
      expect([answer.status, robots, meta.robots], path).toEqual([200, undefined, undefined]);
      expect(caching, path).toContain('no-transform');
      expect(shown, path).toBe(`${title} - ${brand.name}`);
      expect(meta.description?.length, path).toBeGreaterThan(15);
      expect(meta['applicable-device'], path).toBe(layout ? { desktop: 'pc', mobile: 'mobile' }[layout] : 'pc,mobile');

      const [canonical, ...more] = canonicals;
      expect(more, path).toEqual([]);
      expect(
        campaignPages(path).map((page) => addressOf(page.path)),
        path,
      ).toContain(canonical);
      if (canonical === addressOf(path)) counting.push(canonical);

      expect(meta, path).toMatchObject({
        'og:type': 'website',
        'og:site_name': brand.name,
        'og:locale': 'zh_CN',
        'og:title': title,
        'og:description': meta.description,
        'og:url': canonical,
        'og:image:type': 'image/jpeg',
        'og:image:width': '1200',
        'og:image:height': '630',
        'twitter:card': 'summary_large_image',
      });
      expect(meta['og:image'], path).toMatch(`https://${HOST}${siteUrl('/share/bfzh/')}`);
      expect(chat, path).toEqual({
        name: title,
        description: meta.description,
        image: meta['og:image']?.replace('.jpg', '-square.jpg'),
      });

      const [page, ...otherPages] = data.filter(isA('WebPage'));
      expect(otherPages, path).toEqual([]);
      expect(page, path).toMatchObject({
        url: canonical,
        name: shown,
        description: meta.description,
        primaryImageOfPage: { url: meta['og:image'] },
      });
      expect(data.find(isA('Organization')), path).toMatchObject({ name: brand.company, url: `https://${HOST}` });
      const words = withBlanks(visibleText(answer.text));
      for (const { name, acceptedAnswer } of (page?.mainEntity ?? []) as Question[]) {
        expect(words, path).toContain(withBlanks(name));
        expect(words, path).toContain(withBlanks(acceptedAnswer.text));
      }
      expect(Boolean(page?.mainEntity), path).toBe(words.includes('常见问题'));
    });
    expect((await sitemap()).sort()).toEqual(counting.sort());
  });
}

/** A text with plain blanks: those of a page may keep a figure and its unit on one line. */
function withBlanks(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}

interface Question {
  name: string;
  acceptedAnswer: { text: string };
}

test('hides success, inner, development and unknown pages from search engines', async () => {
  const hidden = [...pages.map(({ path }) => path).filter((path) => NEVER_FOUND.test(path)), '/no-such-page'];
  const listed = await sitemap();
  for (const path of hidden) {
    const { text } = await ask({ path: siteUrl(path as '/'), host: HOST });
    const { meta, canonicals, data } = readHead(text);
    expect(meta.robots, path).toBe('noindex, nofollow');
    expect([canonicals, data, listed.includes(addressOf(path))], path).toEqual([[], [], false]);
  }
  expect((await ask({ path: '/apis/docs/', host: HOST })).headers['x-robots-tag']).toBe('noindex');
});
