import { BRAND_COMPOSITIONS, type Composition } from '../look/look';
import type { Layout } from '../variant/types';
import type { Campaign, Hero } from './schema';

/** What a visitor does first on a page: opens an account, starts a deposit, or goes to its activity. */
export type FirstAction = 'form' | 'deposit' | 'activity';

/** A page of a campaign, as the campaign's definition says it. */
export interface DefinedPage {
  path: `/${string}`;
  layout?: Layout;
  /** The campaign as this page shows it. */
  campaign: Campaign;
  /** Made by a page module of the campaign's own. */
  own?: true;
  /** Path of the page with the activities, where this page links to it. */
  playAt?: `/${string}`;
}

/** All pages of a campaign except its success page, the campaign's own first. */
export function definedPages(campaign: Campaign): [DefinedPage, ...DefinedPage[]] {
  const { slug, ownPage, otherPages } = campaign;
  const play = otherPages.find(({ hero }) => hero);
  return [
    {
      path: `/${slug}`,
      campaign,
      ...(ownPage && { own: true }),
      ...(play && { playAt: `/${play.path}` as const }),
    },
    ...otherPages.map(
      ({ path, layout, hero }): DefinedPage => ({
        path: `/${path}`,
        ...(layout && { layout }),
        campaign: hero ? withHero(campaign, hero) : campaign,
      }),
    ),
  ];
}

/** The title of the page after a registration. Visitors without an account can open it too. */
export function successTitle(title: string): string {
  return `${title}·开户之后`;
}

/** The page that links to the activity explains it. */
function withHero({ steps: _steps, reasons: _reasons, ...campaign }: Campaign, hero: Hero): Campaign {
  return { ...campaign, hero };
}

function firstAction({ form, deposit }: Campaign): FirstAction {
  if (form) return 'form';
  return deposit === undefined ? 'activity' : 'deposit';
}

/**
 * The folder of `app/[variant]/(campaigns)/` whose module makes a page. Pages of one composition and one first action share
 * their scripts and styles, and load no others. `{composition}` is that of the brand.
 */
export function moduleOf(campaign: Campaign): `/${Composition | '{composition}'}/${FirstAction}` {
  const { composition } = campaign.hero;
  return `/${composition === 'brand' ? '{composition}' : composition}/${firstAction(campaign)}`;
}

/** The modules that exist, each a folder of `app/[variant]/(campaigns)/`. */
export const PAGE_MODULES: readonly `/${Composition}/${FirstAction}`[] = [
  '/arch/activity',
  '/arch/deposit',
  '/arch/form',
  '/beside/activity',
  '/beside/form',
  '/centred/activity',
  '/centred/form',
  '/diagonal/activity',
  '/diagonal/deposit',
  '/diagonal/form',
  '/scroll/form',
  '/stage/activity',
  '/stage/form',
  '/ticket/activity',
  '/ticket/deposit',
  '/ticket/form',
];

/** The modules that make a campaign's page: for the brand's composition, one for each that a brand can have. */
export function modulesOf(campaign: Campaign): string[] {
  const module = moduleOf(campaign);
  return module.startsWith('/{') ? BRAND_COMPOSITIONS.map((name) => module.replace('{composition}', name)) : [module];
}

/** The module of each built campaign that has a page module of its own, see {@link moduleOf}, by slug. */
export function ownPagesOf(built: readonly Campaign[]): ReadonlyMap<string, string> {
  return new Map(
    built.filter(({ ownPage }) => ownPage === true).map((campaign) => [campaign.slug, moduleOf(campaign)]),
  );
}
