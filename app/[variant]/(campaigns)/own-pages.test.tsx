import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import { cacheContent } from '@/app/cached-revisions';
import { campaigns } from '@/campaigns';
import type { Activity } from '@/lib/activities/schema';
import { definitionOf } from '@/lib/campaign/define';
import type { Campaign } from '@/lib/campaign/schema';
import { unmarked } from '@/lib/copy/break-mark';

const VARIANT = 'bfzh~XY_101~ios~web~standard';
const SLUG = 'copy-2601';

const built = (slug: string) => definitionOf(campaigns.find((campaign) => campaign.slug === slug) as Campaign);
const activitiesOf = (slug: string) => built(slug).activities as Activity[];
const coupons = (slug: string, changes: object) => ({
  activities: activitiesOf(slug).map((activity) =>
    activity.kind === 'coupon'
      ? { ...activity, coupons: activity.coupons.map((coupon) => ({ ...coupon, ...changes })) }
      : activity,
  ),
});
const released = (slug: string) => ({
  activities: activitiesOf(slug).map((activity) => {
    const releases = ['2031-01-02T20:30:00+08:00', '2031-02-06T20:30:00+08:00'];
    return activity.kind === 'predict' ? { ...activity, round: { ...activity.round, releases } } : activity;
  }),
});
const raised = (slug: string) => ({
  activities: activitiesOf(slug).map((activity) =>
    activity.kind === 'quiz'
      ? { ...activity, prizes: activity.prizes.map((one) => ({ ...one, prize: { ...one.prize, amount: 77 } })) }
      : activity,
  ),
});
const trial = (slug: string) => ({
  constants: { ...built(slug).constants, trialLots: { is: 0.2, source: '测试' } },
});

test.each<[slug: string, change: (slug: string) => object, own: string, old: string]>([
  ['dragon-boat-festival', raised, '<b>$77</b>', '<b>$5</b>'],
  ['compensate-plan', (slug) => coupons(slug, { face: 33 }), '补 $33', '补 $36'],
  ['insurance-2508', (slug) => coupons(slug, { validDays: 99 }), '99 天', '15 天'],
  ['guess-rate-2509', released, '2031', '2026年12月会议'],
  ['nonagricultural', released, '2031', '2026年11月数据'],
  ['nonfarm-2504', released, '2031', '2026年11月数据'],
  ['newcomer-2507', trial, '0.01 至 0.20 手', '0.10 手'],
])('the module of %s shows the figures of a copy, and none of its own campaign', async (slug, change, own, old) => {
  const definition = { ...built(slug), slug: SLUG, ownPage: slug, ...change(slug) };
  const digest = createHash('sha256').update(slug).digest('hex').slice(0, 16);
  expect(cacheContent(digest, JSON.stringify({ definition }))).toBe(true);
  const { default: Page } = await import(`./${slug}/page`);
  const shown = async (variant: string) =>
    unmarked(renderToStaticMarkup(await Page({ params: Promise.resolve({ variant }) })));
  const copied = await shown(`${VARIANT}~rev_${digest}`);
  expect(copied).toContain(own);
  expect(copied).not.toContain(old);
  expect(await shown(VARIANT)).toContain(old);
  expect(copied).toContain(`data-campaign="${SLUG}"`);
});
