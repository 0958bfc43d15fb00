import { type NextRequest, NextResponse } from 'next/server';
import { compositions, variantTables } from '@/brands/tables';
import { campaigns } from '@/campaigns';
import { pages } from '@/campaigns/catalogue';
import { serializeStatus, statusAt } from '@/lib/campaign/status';
import { deploymentOf } from '@/lib/deployment';
import { readQuery } from '@/lib/query/read-query';
import { carriesToken } from '@/lib/query/without-token';
import { decidedPage, PAGE_HEADER, pageName } from '@/lib/variant/decided-page';
import { resolvePage, withCampaignStatus } from '@/lib/variant/resolve-page';

const isDevelopment = deploymentOf(process.env.DEPLOYMENT) === 'development';
const tables = { ...variantTables, pages, compositions };

/**
 * Rewrites a request to its prerendered page: the page that the front server has chosen, or without it the page for
 * host, device and query. In the latter case it does not know campaign dates set by operators. It never decides about
 * permissions.
 */
export function middleware(request: NextRequest): NextResponse {
  const decided = decidedPage(request.headers, process.env.SITE_KEY);
  const { page, status } = decided ?? decide(request);
  // Only a clone keeps the base path; a URL built from `request.url` loses it.
  const target = request.nextUrl.clone();
  target.pathname = `/${page}`;
  target.search = '';
  const response = NextResponse.rewrite(target, { status });
  // Next's own `s-maxage` of a year without `Vary` would make a shared cache serve one variant's page to another. The
  // front server sets the policy for shared caches.
  response.headers.set('cache-control', 'private, no-cache');
  // The front server sets this too; this covers requests without it.
  if (carriesToken(request.nextUrl.search)) response.headers.set('referrer-policy', 'no-referrer');
  if (decided) response.headers.set(PAGE_HEADER, page);
  return response;
}

function decide(request: NextRequest) {
  const decision = resolvePage(
    {
      host: request.headers.get('host'),
      userAgent: request.headers.get('user-agent'),
      query: readQuery(request.nextUrl.search),
      pathname: `${request.nextUrl.basePath}${request.nextUrl.pathname}`,
      allowDevelopment: isDevelopment && request.headers.get('x-forwarded-proto') !== 'https',
    },
    tables,
  );
  const campaign = campaigns.find(({ slug }) => slug === decision.campaign);
  const campaignStatus = campaign && serializeStatus(statusAt(campaign, undefined, new Date()));
  const { variant, path, status } = withCampaignStatus(decision, campaignStatus);
  return { page: pageName(variant, path), status };
}

export const config = {
  // '/' is listed because the pattern does not match the bare base path.
  matcher: ['/', '/((?!_next/|brands/|art/|notices/|internal/).*)'],
};
