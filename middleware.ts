import { type NextRequest, NextResponse } from 'next/server';
import { variantTables } from '@/brands/tables';
import { pages } from '@/campaigns/catalogue';
import { deploymentOf } from '@/lib/deployment';
import { resolvePage } from '@/lib/variant/resolve-page';
import { variantId } from '@/lib/variant/variant-id';

const isDevelopment = deploymentOf(process.env.DEPLOYMENT) === 'development';
const tables = { ...variantTables, pages };

/** Decides brand, layout and page of a request and rewrites to its prerendered variant; it never decides who may do what. */
export function middleware(request: NextRequest): NextResponse {
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
  // Only a clone keeps the base path; a URL made from `request.url` loses it.
  const target = request.nextUrl.clone();
  target.pathname = `/${variantId(variant)}${path}`;
  target.search = '';
  const response = NextResponse.rewrite(target, { status });
  // Next's own `s-maxage` of a year, without a `Vary`, would have a shared cache hand one variant's page to another.
  // The front server sets the policy that shared caches may use.
  response.headers.set('cache-control', 'private, no-cache');
  return response;
}

export const config = {
  // '/' by itself: the pattern below does not match the bare base path.
  matcher: ['/', '/((?!_next/|brands/|art/).*)'],
};
