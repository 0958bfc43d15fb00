import type { Patch } from '@/lib/campaign/revision/patch';

/** Revisions that are cached at a time; each is handed over again with the question for a page. */
const HELD = 500;

const shared = globalThis as { heldRevisions?: Map<string, Patch> };
// One for all modules of the process: Next gives routes and pages their own copy of this one.
shared.heldRevisions ??= new Map();
const held = shared.heldRevisions;

/** Keeps a revision for the pages that are made by it. */
export function holdRevision(digest: string, patch: Patch): void {
  held.delete(digest);
  held.set(digest, patch);
  for (const oldest of held.keys()) {
    if (held.size <= HELD) break;
    held.delete(oldest);
  }
}

/** @throws Error for one that nobody has handed over: no page is made by another text than it was asked for */
export function heldRevision(digest: string): Patch {
  const patch = held.get(digest);
  if (!patch) throw new Error(`Nobody has handed over the revision ${digest}.`);
  return patch;
}
