import { renderToStaticMarkup } from 'react-dom/server';
import { cacheContent } from '@/app/cached-revisions';
import { campaigns } from '@/campaigns';
import type { Activity } from '@/lib/activities/schema';
import { definitionOf } from '@/lib/campaign/define';
import type { Campaign, CampaignInput } from '@/lib/campaign/schema';
import { unmarked } from '@/lib/copy/break-mark';

const VARIANT = 'bfzh~XY_101~ios~web~standard';
const SLUG = 'copy-2601';

/** A stored copy of a campaign, which uses its page module. */
function copyOf(slug: string, change: (activity: Activity) => object, changes: object = {}): CampaignInput {
  const definition = definitionOf(campaigns.find((campaign) => campaign.slug === slug) as Campaign) as CampaignInput;
  return {
    ...definition,
    slug: SLUG,
    ownPage: slug,
    activities: (definition.activities as Activity[]).map((activity) => ({ ...activity, ...change(activity) })),
    ...changes,
  } as CampaignInput;
}

const coupons = (changes: object) => (activity: Activity) =>
  activity.kind === 'coupon' ? { coupons: activity.coupons.map((coupon) => ({ ...coupon, ...changes })) } : {};
const released = (activity: Activity) =>
  activity.kind === 'predict'
    ? { round: { ...activity.round, releases: ['2031-01-02T20:30:00+08:00', '2031-02-06T20:30:00+08:00'] } }
    : {};
const raised = (activity: Activity) =>
  activity.kind === 'quiz'
    ? { prizes: activity.prizes.map((one) => ({ ...one, prize: { ...one.prize, amount: 77 } })) }
    : {};

test.each<[string, CampaignInput, string, string]>([
  ['dragon-boat-festival', copyOf('dragon-boat-festival', raised), '<b>$77</b>', '<b>$5</b>'],
  ['compensate-plan', copyOf('compensate-plan', coupons({ face: 33 })), '补 $33', '补 $36'],
  ['insurance-2508', copyOf('insurance-2508', coupons({ validDays: 99 })), '99 天', '15 天'],
  ['guess-rate-2509', copyOf('guess-rate-2509', released), '2031', '2026年12月会议'],
  ['nonagricultural', copyOf('nonagricultural', released), '2031', '2026年11月数据'],
  ['nonfarm-2504', copyOf('nonfarm-2504', released), '2031', '2026年11月数据'],
  [
    'newcomer-2507',
    copyOf('newcomer-2507', () => ({}), {
      constants: {
        ...definitionOf(campaigns.find(({ slug }) => slug === 'newcomer-2507') as Campaign).constants,
        trialLots: { is: 0.2, source: '测试' },
      },
    }),
    '0.01 至 0.20 手',
    '0.10 手',
  ],
])('the module of %s shows the figures of a copy, and none of its own campaign', async (slug, definition, own, old) => {
  const digest = [...slug]
    .map((letter) => letter.charCodeAt(0).toString(16))
    .join('')
    .padEnd(16, '0')
    .slice(-16);
  expect(cacheContent(digest, JSON.stringify({ definition }))).toBe(true);
  const { default: Page } = await import(`./${slug}/page`);
  const shown = async (variant: string) =>
    unmarked(renderToStaticMarkup(await Page({ params: Promise.resolve({ variant }) })));
  const [copied, built] = [await shown(`${VARIANT}~rev_${digest}`), await shown(VARIANT)];
  expect(copied).toContain(own);
  expect(copied).not.toContain(old);
  expect(built).toContain(old);
  expect(copied).toContain(`data-campaign="${SLUG}"`);
});
