import { expect, test } from 'playwright/test';
import sharp from 'sharp';
import { brandOf } from '@/brands';
import { hostRules } from '@/brands/hosts';
import { campaignPages, pages } from '@/campaigns/catalogue';
import { siteUrl } from '@/lib/site';
import { AGENTS, ask } from '../support/client';
import { fetchFrom } from '../support/fetch';
import { inTurns } from '../support/in-turns';
import { type PageHead, readHead, type StructuredPiece, visibleText } from '../support/page-head';
import { originOf } from '../support/target';

const LANDING = siteUrl('/kh_7694_form');
/** Parameters that an advertisement adds to an address. */
const QUERY = '?utm_source=a&bd_vid=12&appcode=jfjy';
const NEVER_FOUND = /success$|^\/(?:funds|dev)\//;

const found = pages.filter(({ path }) => !NEVER_FOUND.test(path));
const canonicalHosts = hostRules.flatMap(({ host, canonical }) => (canonical ? [host] : []));
const otherHosts = hostRules.flatMap(({ host, canonical }) => (canonical ? [] : [host.replace('*.', 'any.')]));

/** One brand and its host, on which every page is checked. */
const [HOST, brand] = ['feiyu.example', brandOf('bfzh')];
const addressOf = (path: string, host = HOST) => `https://${host}${siteUrl(path as '/')}`;

async function headOf(path: string, agent: keyof typeof AGENTS, host = HOST): Promise<PageHead> {
  const { status, headers, text } = await ask({ path, host, headers: { 'user-agent': AGENTS[agent] } });
  expect([status, headers['x-robots-tag']], `${host}${path}`).toEqual([200, undefined]);
  return readHead(text);
}

const isA = (type: string) => (piece: StructuredPiece) => [piece['@type']].flat().includes(type);

async function sitemapOf(host: string): Promise<string[]> {
  const { status, headers, text } = await ask({ path: '/sitemap.xml', host });
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
      const { title: shown, meta, links, data, chat } = readHead(answer.text);
      const { 'x-robots-tag': robots, 'cache-control': caching } = answer.headers;
      expect([answer.status, robots, meta.robots], path).toEqual([200, undefined, undefined]);
      expect(caching, path).toContain('no-transform');
      expect(shown, path).toBe(`${title} - ${brand.name}`);
      expect(meta.description?.length, path).toBeGreaterThan(15);
      expect(meta['applicable-device'], path).toBe(layout ? { desktop: 'pc', mobile: 'mobile' }[layout] : 'pc,mobile');

      const [canonical, ...more] = links('canonical').map(({ href }) => href);
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
      const words = visibleText(answer.text);
      for (const { name, acceptedAnswer } of (page?.mainEntity ?? []) as Question[]) {
        expect(words, path).toContain(name);
        expect(words, path).toContain(acceptedAnswer.text);
      }
      expect(Boolean(page?.mainEntity), path).toBe(words.includes('常见问题'));
    });
    expect((await sitemapOf(HOST)).sort()).toEqual(counting.sort());
  });
}

interface Question {
  name: string;
  acceptedAnswer: { text: string };
}

test('links a campaign’s desktop page and its phone page to each other', async () => {
  const desktops = pages.filter(({ layout }) => layout === 'desktop');
  expect(desktops.length).toBeGreaterThan(0);
  for (const { path } of desktops) {
    for (const agent of ['ios', 'desktop'] as const) {
      const { links } = await headOf(siteUrl(path), agent);
      expect(links('canonical')).toEqual([{ href: addressOf(path) }]);
      const [phones, ...more] = links('alternate');
      expect([phones?.media, more]).toEqual(['only screen and (max-width: 640px)', []]);
      const back = await headOf(new URL(phones?.href ?? '').pathname, agent);
      expect(back.links('canonical')).toEqual([{ href: addressOf(path) }]);
      expect(back.links('alternate')).toEqual([]);
      expect(back.meta['applicable-device']).toContain('mobile');
    }
  }
});

test('hides success, inner, development and unknown pages from search engines', async () => {
  const hidden = [...pages.map(({ path }) => path).filter((path) => NEVER_FOUND.test(path)), '/no-such-page'];
  const listed = await sitemapOf(HOST);
  for (const path of hidden) {
    const { text } = await ask({ path: siteUrl(path as '/'), host: HOST });
    const { meta, links, data } = readHead(text);
    expect(meta.robots, path).toBe('noindex, nofollow');
    expect([links('canonical'), data, listed.includes(addressOf(path))], path).toEqual([[], [], false]);
  }
  expect((await ask({ path: '/apis/docs/', host: HOST })).headers['x-robots-tag']).toBe('noindex');
});

test('lists each brand under its canonical host, on every device', async () => {
  for (const host of canonicalHosts) {
    const robots = await ask({ path: '/robots.txt', host });
    expect(robots.text).toBe(`User-agent: *\nAllow: /\n\nSitemap: https://${host}/sitemap.xml\n`);
    const listed = await sitemapOf(host);
    expect(listed).toContain(`https://${host}${LANDING}`);
    expect(new Set(listed.map((address) => new URL(address).origin))).toEqual(new Set([`https://${host}`]));
    for (const agent of ['ios', 'android', 'desktop'] as const) {
      const { links } = await headOf(LANDING, agent, host);
      expect(links('canonical'), host).toEqual([{ href: `https://${host}${LANDING}` }]);
    }
  }
});

test('hides all other hosts from search engines, with canonical links to the canonical host', async () => {
  for (const host of [...otherHosts, 'nobody.example', 'localhost']) {
    const robots = await ask({ path: '/robots.txt', host });
    expect(robots.text, host).toBe('User-agent: *\nDisallow: /\n');
    expect((await ask({ path: '/sitemap.xml', host })).status, host).toBe(404);
    const { headers, text } = await ask({ path: LANDING, host });
    expect(headers['x-robots-tag'], host).toBe('noindex');
    const [canonical] = readHead(text).links('canonical');
    expect(canonicalHosts, host).toContain(new URL(canonical?.href ?? '').host);
  }
});

test('serves a share picture of brand and campaign', async () => {
  test.slow();
  const pictures = new Set<string>();
  for (const [index, host] of canonicalHosts.entries()) {
    // Each brand checks another page, and some of these have a picture of their own.
    const address = (await sitemapOf(host)).at(-1 - 3 * index) ?? '';
    const { meta } = await headOf(new URL(address).pathname, 'ios', host);
    const { pathname, hostname } = new URL(meta['og:image'] ?? '');
    const answer = await fetchFrom(`${originOf(hostname)}${pathname}`);
    expect([answer.status, answer.headers.get('content-type')], pathname).toEqual([200, 'image/jpeg']);
    const picture = Buffer.from(await answer.arrayBuffer());
    expect(await sharp(picture).metadata(), pathname).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    pictures.add(picture.toString('base64'));
  }
  expect(pictures.size).toBe(canonicalHosts.length);
});

test('answers a crawler the same as a visitor with its device', async () => {
  const crawler = `${AGENTS.android} (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)`;
  for (const path of ['/kh_7694_form', '/lottery-october', '/sign-in-jx-pc', '/clause/disclaimer', '/none']) {
    const question = { path: siteUrl(path as '/'), host: HOST };
    const [answered, expected] = await Promise.all(
      [crawler, AGENTS.android].map((agent) => ask({ ...question, headers: { 'user-agent': agent } })),
    );
    const own = { date: '', 'x-request-id': '' };
    expect({ ...answered, headers: { ...answered?.headers, ...own } }, path).toEqual({
      ...expected,
      headers: { ...expected?.headers, ...own },
    });
  }
});
