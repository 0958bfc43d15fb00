import { cacheContent } from '@/app/cached-revisions';
import { isHolderOf, PAGE_KEY_HEADER } from '@/lib/variant/decided-page';

interface RevisionProps {
  params: Promise<{ digest: string }>;
}

/** Receives what pages show beside the build from the front server, which then requests these pages. */
export async function PUT(request: Request, { params }: RevisionProps): Promise<Response> {
  if (!isHolderOf(request.headers.get(PAGE_KEY_HEADER), process.env.SITE_KEY))
    return new Response(null, { status: 404 });
  const { digest } = await params;
  return new Response(null, { status: cacheContent(digest, await request.text()) ? 204 : 400 });
}
