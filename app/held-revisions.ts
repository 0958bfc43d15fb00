import type { Patch } from '@/lib/campaign/revision/patch';

/** Most revisions cached at a time; the front server sends each one again when it requests a page. */
const HELD = 500;

const shared = globalThis as { heldRevisions?: Map<string, Patch> };
// One map for all modules of the process, because Next gives routes and pages separate copies of this module.
shared.heldRevisions ??= new Map();
const held = shared.heldRevisions;

/** Caches a revision for the pages that use it. */
export function holdRevision(digest: string, patch: Patch): void {
  held.delete(digest);
  held.set(digest, patch);
  for (const oldest of held.keys()) {
    if (held.size <= HELD) break;
    held.delete(oldest);
  }
}

/**
 * Returns a cached revision.
 *
 * @throws Error if the process has not received it, so that no page shows another text than the requested one
 */
export function heldRevision(digest: string): Patch {
  const patch = held.get(digest);
  if (!patch)
    throw new Error(
      `This process has not received the revision ${digest}. The front server must send it before it requests the page.`,
    );
  return patch;
}
