import { BASE_PATH } from '../site';
import { resolveVariant, type VariantRequest, type VariantTables } from './resolve';
import type { Device, Layout, Variant } from './types';

/** One page of the site; `campaigns/catalogue.ts` lists them all. */
export interface SitePage {
  /** Absolute within the site, without the base path: `/kh_7694_form/success`. */
  path: `/${string}`;
  /** The document title without the brand's name; empty where the spec says so. */
  title: string;
  /** Reachable only in the development set-up over a connection that is not secure. */
  development?: true;
  /** Kept to on every device; the page fits the device where it names none. */
  layout?: Layout;
  /** Slug of the campaign whose page it is. */
  campaign?: string;
  /** The site's own path of it below the variant, where many pages share a module; the path of its address otherwise. */
  route?: `/${string}`;
}

export interface PageRequest extends VariantRequest {
  /** The request's path with the base path. */
  pathname: string;
  /** True when development pages may be served: switched on and not over a secure connection. */
  allowDevelopment: boolean;
}

/** What to answer a page request with. */
export interface PageDecision {
  variant: Variant;
  /** The page's own path in the site: its {@link SitePage.route}, or {@link NOT_FOUND_PATH}. */
  path: `/${string}`;
  status: 200 | 404;
  /** Slug of the campaign whose page it is. */
  campaign?: string;
}

/** The route of the brand's own not-found page; not in the catalogue, so it is never reached by its address. */
export const NOT_FOUND_PATH = '/not-found-page';

/** Decides variant, page and status for any address below the base path; everything outside the catalogue, internal variant paths included, is a 404. */
export function resolvePage(
  request: PageRequest,
  tables: VariantTables & { pages: readonly SitePage[] },
): PageDecision {
  const variant = resolveVariant(request, tables);
  const wanted = withoutBasePath(request.pathname);
  const page = tables.pages.find(({ path }) => path === wanted);
  if (!page || (page.development && !request.allowDevelopment)) return { variant, path: NOT_FOUND_PATH, status: 404 };
  const { path, route = path, layout, campaign } = page;
  return {
    variant: { ...variant, device: deviceIn(layout, variant.device) },
    path: route,
    status: 200,
    ...(campaign && { campaign }),
  };
}

/** A decision on a page of a campaign that stands in some way, as `lib/campaign/page-life.ts` names it. */
export function withLife<Decision extends PageDecision>(decision: Decision, life: string | undefined): Decision {
  return life ? { ...decision, variant: { ...decision.variant, life } } : decision;
}

/** A decision on a page that is made by a revision of its campaign. */
export function withRevision<Decision extends PageDecision>(
  decision: Decision,
  revision: string | undefined,
): Decision {
  return revision ? { ...decision, variant: { ...decision.variant, revision } } : decision;
}

/** The device whose layout a page is served in; an iPhone has a mobile layout of its own. */
function deviceIn(layout: Layout | undefined, device: Device): Device {
  if (layout === 'mobile') return device === 'desktop' ? 'mobile' : device;
  return layout ?? device;
}

function withoutBasePath(pathname: string): string | undefined {
  return pathname.startsWith(`${BASE_PATH}/`) ? pathname.slice(BASE_PATH.length) : undefined;
}
