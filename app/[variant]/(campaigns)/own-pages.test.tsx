import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import { cacheContent } from '@/app/cached-revisions';
import { campaigns } from '@/campaigns';
import { definitionOf } from '@/lib/campaign/define';
import type { Campaign } from '@/lib/campaign/schema';
import { unmarked } from '@/lib/copy/break-mark';

const VARIANT = 'bfzh~XY_101~ios~web~standard';
const SLUG = 'copy-2601';

const RELEASES = '"releases":["2031-01-02T20:30:00+08:00","2031-02-06T20:30:00+08:00"]';

test.each<[slug: string, written: RegExp, changed: string, own: string, old: string]>([
  ['dragon-boat-festival', /"amount":\d+/g, '"amount":77', '<b>$77</b>', '<b>$18</b>'],
  ['compensate-plan', /"face":\d+/g, '"face":33', '补 $33', '补 $36'],
  ['insurance-2508', /"validDays":\d+/g, '"validDays":99', '99 天', '15 天'],
  ['guess-rate-2509', /"releases":\[[^\]]*\]/, RELEASES, '2031', '2026年12月会议'],
  ['nonagricultural', /"releases":\[[^\]]*\]/, RELEASES, '2031', '2026年11月数据'],
  ['nonfarm-2504', /"releases":\[[^\]]*\]/, RELEASES, '2031', '2026年11月数据'],
  ['newcomer-2507', /(?<="trialLots":\{"is":)[\d.]+/, '0.2', '0.01 至 0.20 手', '0.10 手'],
])('the module of %s shows the figures of a copy, and none of its own campaign', async (...row) => {
  const [slug, written, changed, own, old] = row;
  const built = campaigns.find((campaign) => campaign.slug === slug) as Campaign;
  const json = JSON.stringify({ definition: { ...definitionOf(built), slug: SLUG, ownPage: slug } });
  const digest = createHash('sha256').update(slug).digest('hex').slice(0, 16);
  expect(cacheContent(digest, json.replace(written, changed))).toBe(true);
  const { default: Page, generateMetadata } = await import(`./${slug}/page`);
  const shown = async (variant: string) =>
    unmarked(renderToStaticMarkup(await Page({ params: Promise.resolve({ variant }) }))).replaceAll('\u00a0', ' ');
  const variant = `${VARIANT}~rev_${digest}`;
  const copied = await shown(variant);
  expect(copied).toContain(own);
  expect(copied).not.toContain(old);
  expect(await shown(VARIANT)).toContain(old);
  expect(copied).toContain(`data-campaign="${SLUG}"`);
  const { alternates } = await generateMetadata({ params: Promise.resolve({ variant }) });
  expect(alternates?.canonical).toMatch(/\/copy-2601$/);
});
