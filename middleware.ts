import { type NextRequest, NextResponse } from 'next/server';
import { variantTables } from '@/brands/tables';
import { campaigns } from '@/campaigns';
import { pages } from '@/campaigns/catalogue';
import { standingOf } from '@/lib/campaign/phase';
import { deploymentOf } from '@/lib/deployment';
import { carriesToken } from '@/lib/query/address-without-token';
import { decidedPage, type NamedPage, PAGE_HEADER, pageName } from '@/lib/variant/decided-page';
import { resolvePage, withLife } from '@/lib/variant/resolve-page';

const isDevelopment = deploymentOf(process.env.DEPLOYMENT) === 'development';
const tables = { ...variantTables, pages };

/**
 * Rewrites a request to its prerendered page: the one that the front server has decided on, or what host, device and query
 * decide where it does not stand in between; what operators have set of a campaign's dates is not known then. It never decides who may do what.
 */
export function middleware(request: NextRequest): NextResponse {
  const decided = decidedPage(request.headers, process.env.SITE_KEY);
  const { page, status } = decided ?? decide(request);
  // Only a clone keeps the base path; a URL made from `request.url` loses it.
  const target = request.nextUrl.clone();
  target.pathname = `/${page}`;
  target.search = '';
  const response = NextResponse.rewrite(target, { status });
  // Next's own `s-maxage` of a year, without a `Vary`, would have a shared cache hand one variant's page to another.
  // The front server sets the policy that shared caches may use.
  response.headers.set('cache-control', 'private, no-cache');
  // As the front server sends it, where that does not stand in between.
  if (carriesToken(request.nextUrl.searchParams)) response.headers.set('referrer-policy', 'no-referrer');
  if (decided) response.headers.set(PAGE_HEADER, page);
  return response;
}

function decide(request: NextRequest): NamedPage {
  const decision = resolvePage(
    {
      host: request.headers.get('host'),
      userAgent: request.headers.get('user-agent'),
      query: request.nextUrl.searchParams,
      pathname: `${request.nextUrl.basePath}${request.nextUrl.pathname}`,
      allowDevelopment: isDevelopment && request.headers.get('x-forwarded-proto') !== 'https',
    },
    tables,
  );
  const campaign = campaigns.find(({ slug }) => slug === decision.campaign);
  const { variant, path, status } = withLife(decision, campaign && standingOf(campaign, undefined, new Date()).life);
  return { page: pageName(variant, path), status };
}

export const config = {
  // '/' by itself: the pattern below does not match the bare base path.
  matcher: ['/', '/((?!_next/|brands/|art/|internal/).*)'],
};
