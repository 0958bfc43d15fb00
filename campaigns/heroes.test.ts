import type { Hero } from '@/lib/campaign/schema';
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
