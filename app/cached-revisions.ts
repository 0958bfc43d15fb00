import type { Patch } from '@/lib/campaign/revision/patch';

/** Most revisions cached at a time; the front server sends each one again when it requests a page. */
const MAX_CACHED = 500;

const shared = globalThis as { cachedRevisions?: Map<string, Patch> };
// One map for all modules of the process, because Next gives routes and pages separate copies of this module.
shared.cachedRevisions ??= new Map();
const cached = shared.cachedRevisions;

/** Caches a revision for the pages that use it. */
export function cacheRevision(digest: string, patch: Patch): void {
  cached.delete(digest);
  cached.set(digest, patch);
  for (const oldest of cached.keys()) {
    if (cached.size <= MAX_CACHED) break;
    cached.delete(oldest);
  }
}

/**
 * Returns a cached revision.
 *
 * @throws Error if the process has not received it, so that no page shows another text than the requested one
 */
export function cachedRevision(digest: string): Patch {
  const patch = cached.get(digest);
  if (!patch)
    throw new Error(
      `This process has not received the revision ${digest}. The front server must send it before it requests the page.`,
    );
  return patch;
}
