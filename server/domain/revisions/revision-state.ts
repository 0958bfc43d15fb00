import type { campaignRevisions } from '../../platform/database/schema/revisions';
import { type Pointer, pointerAt } from './pointers';

type Stored = Pick<typeof campaignRevisions.$inferSelect, 'id' | 'state' | 'publishedAt'>;

/** What a revision waits for, and whether it is shown. */
type RevisionState = Stored['state'] | 'scheduled' | 'live' | 'retired';

/** The state of a revision at a moment, in milliseconds since 1970; one that was published and no longer shows is retired. */
export function revisionState(revision: Stored, pointers: readonly Pointer[], timestamp: number): RevisionState {
  const own = pointers.filter((pointer) => pointer.revision === revision.id);
  if (own.some((pointer) => pointerAt(pointers, pointer, timestamp) === pointer)) return 'live';
  if (own.some(({ from }) => from > timestamp)) return 'scheduled';
  return revision.publishedAt ? 'retired' : revision.state;
}
