import { LANDING_PATH } from '../site';
import type { SitePage } from '../variant/resolve-page';
import { definedPages, moduleOf, successTitle } from './pages';
import type { Campaign, Success } from './schema';

/** The campaigns at one time, and every page of the site. */
export interface Catalogue {
  readonly campaigns: readonly Campaign[];
  /** The landing page first. The server answers any other path with the brand's not-found page. */
  readonly pages: readonly SitePage[];
  /** The pages of campaigns with an activity, at all their addresses. */
  readonly activityPaths: readonly `/${string}`[];
  campaign(slug: string): Campaign | undefined;
  page(path: string): SitePage | undefined;
  /** All addresses of the campaign that a page belongs to, the campaign's own first; the page itself if it belongs to no campaign. */
  addressesOf(path: string): readonly SitePage[];
  /** The page whose path differs at most in case. */
  meant(lowerCasePath: string): `/${string}` | undefined;
}

/** Source of the catalogue; returns another one once campaigns change. */
export interface CatalogueSource {
  current(): Catalogue;
}

/**
 * The catalogue of some campaigns.
 *
 * @param others pages that belong to no campaign
 */
export function catalogueOf(campaigns: readonly Campaign[], others: readonly SitePage[]): Catalogue {
  const pages = [...[...campaigns].sort(landingFirst).flatMap(pagesOf), ...others];
  const bySlug = new Map(campaigns.map((campaign) => [campaign.slug, campaign]));
  // Of two pages with one path the first counts: the built one.
  const byPath = new Map<string, SitePage>([...pages].reverse().map((page) => [page.path, page]));
  const lowerCase = new Map(pages.map(({ path }) => [path.toLowerCase(), path]));
  return {
    campaigns,
    pages,
    activityPaths: campaigns.filter(({ activities }) => activities.length > 0).flatMap(addressesIn),
    campaign: (slug) => bySlug.get(slug),
    page: (path) => byPath.get(path),
    addressesOf(path) {
      const campaign = bySlug.get(byPath.get(path)?.campaign ?? '');
      const own: readonly string[] = campaign ? addressesIn(campaign) : [];
      return (own.includes(path) ? own : [path]).flatMap((address) => byPath.get(address) ?? []);
    },
    meant: (lowerCasePath) => lowerCase.get(lowerCasePath),
  };
}

/** The addresses of a campaign except its success page, its own first. */
function addressesIn({ slug, otherPages }: Campaign): `/${string}`[] {
  return [slug, ...otherPages.map(({ path }) => path)].map((path): `/${string}` => `/${path}`);
}

/** A campaign's own page, its other addresses, and what a visitor sees after a registration made on it. */
function pagesOf(campaign: Campaign): SitePage[] {
  const { slug, title, success, ownPage, brands } = campaign;
  const shared = { campaign: slug, ...(brands && { brands }) };
  return [
    ...definedPages(campaign).map(
      ({ path, layout, own, campaign: shown }): SitePage => ({
        path,
        title,
        ...shared,
        ...(layout && { layout }),
        ...(!own && { route: `${moduleOf(shown)}${path}` }),
        ...(own && typeof ownPage === 'string' && { route: `/${ownPage}` }),
      }),
    ),
    ...(success ? [{ ...successPage(campaign, success), ...shared }] : []),
  ];
}

function successPage({ slug, title }: Campaign, { path }: Success): SitePage {
  return { path: `/${path}`, title: successTitle(title), route: `/${slug}/success` };
}

/** Sorts the landing page first: visitors who name no page are sent there. */
function landingFirst(a: Campaign, b: Campaign): number {
  return Number(`/${b.slug}` === LANDING_PATH) - Number(`/${a.slug}` === LANDING_PATH);
}
