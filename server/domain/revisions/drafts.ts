import { eq, lt } from 'drizzle-orm';
import { after, DAY } from '../../platform/clock/clock';
import { revisionDrafts } from '../../platform/database/schema/revisions';
import type { Orm } from '../../platform/database/types';
import { digestOf } from './arms';
import type { Place } from './pointers';
import type { StoredRevision } from './stored-revision';

/** In place of the number of a revision, for content that is not stored as one. */
const UNSTORED = -1;

/**
 * Stores what an operator previews before it becomes a revision, for a day.
 *
 * @returns its digest
 */
export async function storeDraft(orm: Orm, place: Place, content: unknown, now: Date): Promise<string> {
  const { subject = 'text', slug, brand } = place;
  const digest = digestOf(subject, slug, brand, content);
  const target = revisionDrafts.digest;
  const draft = { digest, subject, slug, brand, content, at: now };
  await orm
    .insert(revisionDrafts)
    .values(draft)
    .onConflictDoUpdate({ target, set: { at: now } });
  return digest;
}

/** A draft as if it were stored as a revision; `undefined` if there is none. */
export async function readDraft(orm: Orm, digest: string): Promise<StoredRevision | undefined> {
  const [draft] = await orm.select().from(revisionDrafts).where(eq(revisionDrafts.digest, digest));
  if (!draft) return undefined;
  const { subject, slug, brand, content } = draft;
  const only = { arms: null, experiment: null, period: null };
  return { id: UNSTORED, subject, slug, brand, patch: content, digest: digestOf(content), ...only };
}

/** Removes content that operators previewed more than a day ago. */
export async function removeOldDrafts(orm: Orm, now: Date): Promise<void> {
  await orm.delete(revisionDrafts).where(lt(revisionDrafts.at, after(now, -DAY)));
}
