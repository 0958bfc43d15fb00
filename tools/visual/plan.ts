import { brands } from '@/brands';
import { pages } from '@/campaigns/catalogue';
import { LANDING_PATH } from '@/lib/site';

export const LAYOUTS = ['ios', 'desktop'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** A picture to take: a page of a brand in a layout. */
export interface Subject {
  brand: string;
  layout: Layout;
  path: `/${string}`;
}

/** What no brand may have at any address. */
const NO_PAGE = '/no-such-page';

/** The brand whose every page is in the stored set. */
export const DEEP_BRAND = 'bfzh';

/** What is in the stored set of every other brand: each layout and each way that a brand colours what stands in it. */
export const SAMPLE: readonly `/${string}`[] = [
  LANDING_PATH,
  `${LANDING_PATH}/success`,
  '/bull-market',
  '/clause/introduction',
  '/download',
  NO_PAGE,
];

/** Every page that visitors can see, and the one for addresses that are none. */
export const allPaths: readonly `/${string}`[] = [
  ...pages.filter(({ development }) => !development).map(({ path }) => path),
  NO_PAGE,
];

/** The pages of a brand that the stored set holds. */
export function storedPaths(brand: string): readonly `/${string}`[] {
  return brand === DEEP_BRAND ? allPaths : SAMPLE;
}

/** The pages of a brand in both layouts. */
export function subjectsOf(brand: string, paths: readonly Subject['path'][]): Subject[] {
  return paths.flatMap((path) => LAYOUTS.map((layout) => ({ brand, layout, path })));
}

/** A picture's name without brand and ending: `ios-bull-market-success`. */
export function nameOf({ layout, path }: Subject): string {
  return `${layout}${path.replaceAll('/', '-')}`;
}

/**
 * The brands that are named, all of them where none is.
 *
 * @throws Error for a name that is no brand
 */
export function chooseBrands(named: readonly string[], all = brands.map(({ appCode }) => appCode)): readonly string[] {
  const unknown = named.filter((name) => !all.includes(name));
  if (unknown.length > 0) throw new Error(`No such brand: ${unknown.join(', ')}`);
  return named.length > 0 ? all.filter((brand) => named.includes(brand)) : all;
}
