import { sitePath } from '../site';
import { resolveVariant, type VariantRequest, type VariantTables } from './resolve';
import type { Device, Layout, Variant } from './types';

/** One page of the site; a catalogue lists them all. */
export interface SitePage {
  /** Absolute within the site, without the base path: `/kh_7694_form/success`. */
  path: `/${string}`;
  /** The document title without the brand's name; empty if the specification says so. */
  title: string;
  /** Reachable only in the development set-up over an insecure connection. */
  development?: true;
  /** Fixed layout for every device; without it the page adapts to the device. */
  layout?: Layout;
  /** Slug of the campaign that the page belongs to. */
  campaign?: string;
  /** Codes of the brands that have the page; all without it. */
  brands?: readonly string[] | undefined;
  /**
   * The site's internal path below the variant, if many pages share a module; the default is `path`. `{composition}` in it
   * is replaced by the brand's.
   */
  route?: `/${string}`;
}

export interface PageRequest extends VariantRequest {
  /** The request's path with the base path. */
  pathname: string;
  /** Whether development pages may be served: enabled and not over a secure connection. */
  allowDevelopment: boolean;
}

/** Route of the brand's not-found page. It is not in the catalogue, so its address never reaches it. */
export const NOT_FOUND_PATH = '/not-found-page';

/**
 * Resolves variant, page and status for any address below the base path. Everything outside the catalogue, including
 * internal variant paths, is a 404.
 *
 * @returns `path` is the page's internal path: its {@link SitePage.route}, or {@link NOT_FOUND_PATH}; `campaign` is the
 * slug of the campaign that the page belongs to
 */
export function resolvePage(
  request: PageRequest,
  tables: VariantTables & { pages: readonly SitePage[]; compositions: Readonly<Record<string, string>> },
): { variant: Variant; path: `/${string}`; status: 200 | 404; campaign?: string } {
  const variant = resolveVariant(request, tables);
  const wanted = sitePath(request.pathname);
  const page = tables.pages.find(({ path }) => path === wanted);
  const isOffered = page && isPageOf(page, variant.brand) && (!page.development || request.allowDevelopment);
  if (!isOffered) return { variant, path: NOT_FOUND_PATH, status: 404 };
  const { layout, campaign } = page;
  return {
    variant: { ...variant, device: deviceIn(layout, variant.device) },
    path: internalPath(page, variant.brand, tables.compositions),
    status: 200,
    ...(campaign && { campaign }),
  };
}

/** A page's internal path on the hosts of a brand. */
export function internalPath(
  { path, route = path }: SitePage,
  brand: string,
  compositions: Readonly<Record<string, string>>,
): `/${string}` {
  return route.replace('{composition}', compositions[brand] ?? '') as `/${string}`;
}

/** Whether a brand has a page. */
export function isPageOf({ brands }: Pick<SitePage, 'brands'>, brand: string): boolean {
  return brands?.includes(brand) ?? true;
}

/** A decision with the status of the page's campaign, see {@link Variant.campaignStatus}. */
export function withCampaignStatus<Decision extends { variant: Variant }>(
  decision: Decision,
  campaignStatus: string | undefined,
): Decision {
  return campaignStatus ? { ...decision, variant: { ...decision.variant, campaignStatus } } : decision;
}

/** A decision with a revision of the page's campaign. */
export function withRevision<Decision extends { variant: Variant }>(
  decision: Decision,
  revision: string | undefined,
): Decision {
  return revision ? { ...decision, variant: { ...decision.variant, revision } } : decision;
}

/** The device whose layout a page is served in; an iPhone has its own mobile layout. */
function deviceIn(layout: Layout | undefined, device: Device): Device {
  if (layout === 'mobile') return device === 'desktop' ? 'mobile' : device;
  return layout ?? device;
}
