import { drawnLayers } from '@/lib/campaign/scene';
import type { Campaign, Hero } from '@/lib/campaign/schema';
import { campaigns } from './index';

const heroes: Hero[] = campaigns.flatMap(({ hero, otherPages }) => [
  hero,
  ...otherPages.flatMap((page) => page.hero ?? []),
]);

test('at most a third of the offers say 至多', () => {
  const saying = heroes.filter(({ offer }) => offer.includes('至多')).map(({ offer }) => offer);
  expect(saying.length).toBeGreaterThan(0);
  expect(saying.length).toBeLessThanOrEqual(heroes.length / 3);
});

/** Shapes that are light, weather or water rather than objects. */
const AIR: readonly string[] = ['glow', 'cloud', 'wave', 'snowflake', 'firework'];

/** The day on which a campaign begins or first began, as a number; infinite without one. */
function firstDayOf({ period, constants }: Campaign): number {
  const [year, month, day = 1] = (period?.from ?? String(constants?.firstRun?.is ?? '')).match(/\d+/g) ?? [];
  return year && month ? Number(year) * 10_000 + Number(month) * 100 + Number(day) : Number.POSITIVE_INFINITY;
}

/** Campaigns in the order of the calendar; those without a day come last, in the order of the catalogue. */
const calendar = campaigns
  .filter(({ hero }) => hero.scene)
  .map((campaign) => ({ campaign, first: firstDayOf(campaign) }))
  .sort((one, other) => (one.first === other.first ? 0 : one.first - other.first))
  .map(({ campaign }) => campaign);

const objectsOf = (campaign: Campaign | undefined) => {
  const shapes = drawnLayers(campaign?.hero.scene ?? []).map(({ shape }) => shape);
  return new Set(shapes.filter((shape) => !AIR.includes(shape)));
};

test.each(calendar.map((campaign, place) => [campaign.slug, place] as const))(
  'the scene of %s shares at most two objects with those before and after it',
  (_, place) => {
    const around = new Set([...objectsOf(calendar[place - 1]), ...objectsOf(calendar[place + 1])]);
    const shared = [...objectsOf(calendar[place])].filter((shape) => around.has(shape));
    expect(shared.length > 2 ? shared : []).toEqual([]);
  },
);
