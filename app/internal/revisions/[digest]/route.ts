import { cacheRevision } from '@/app/cached-revisions';
import { patchSchema } from '@/lib/campaign/revision/patch';
import { isHolderOf, PAGE_KEY_HEADER } from '@/lib/variant/decided-page';

interface RevisionProps {
  params: Promise<{ digest: string }>;
}

/** Receives a revision from the front server, which then requests pages that use it. */
export async function PUT(request: Request, { params }: RevisionProps): Promise<Response> {
  if (!isHolderOf(request.headers.get(PAGE_KEY_HEADER), process.env.SITE_KEY))
    return new Response(null, { status: 404 });
  const { digest } = await params;
  const read = patchSchema.safeParse(await request.json().catch(() => undefined));
  if (!read.success) return new Response(null, { status: 400 });
  cacheRevision(digest, read.data);
  return new Response(null, { status: 204 });
}
