import { type NextRequest, NextResponse } from 'next/server';
import { variantTables } from '@/brands/tables';
import { pages } from '@/campaigns/catalogue';
import { deploymentOf } from '@/lib/deployment';
import { decidedPage, type NamedPage, PAGE_HEADER, pageName } from '@/lib/variant/decided-page';
import { resolvePage } from '@/lib/variant/resolve-page';

const isDevelopment = deploymentOf(process.env.DEPLOYMENT) === 'development';
const tables = { ...variantTables, pages };

/**
 * Rewrites a request to its prerendered page: the one that the front server has decided on, or what host, device and query
 * decide where it does not stand in between. It never decides who may do what.
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
  if (decided) response.headers.set(PAGE_HEADER, page);
  return response;
}

function decide(request: NextRequest): NamedPage {
  const { variant, path, status } = resolvePage(
    {
      host: request.headers.get('host'),
      userAgent: request.headers.get('user-agent'),
      query: request.nextUrl.searchParams,
      pathname: `${request.nextUrl.basePath}${request.nextUrl.pathname}`,
      allowDevelopment: isDevelopment && request.headers.get('x-forwarded-proto') !== 'https',
    },
    tables,
  );
  return { page: pageName(variant, path), status };
}

export const config = {
  // '/' by itself: the pattern below does not match the bare base path.
  matcher: ['/', '/((?!_next/|brands/|art/).*)'],
};
