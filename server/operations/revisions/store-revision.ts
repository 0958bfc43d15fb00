import type { Experiment } from '@/lib/experiment/definition';
import type { StoredArm } from '../../domain/revisions/arms';
import { beginOf } from '../../domain/revisions/definitions-in-force';
import type { Place } from '../../domain/revisions/pointers';
import { readRevisions } from '../../domain/revisions/store';
import { campaignRevisions } from '../../platform/database/schema/revisions';
import { type Line, lines, type Sentence } from '../common/answer';
import { newId } from '../common/new-id';
import type { OperationContext, OperationResult } from '../common/operation';
import { compareWithLive } from './compare-with-live';
import { requirePictures, type Shown, shownBy } from './find-revision';
import { say } from './words';

interface Written {
  /** The revision that visitors saw when its author took the content. */
  base: number;
  /** As the subject's `write` returns it. */
  content: unknown;
  digest: string;
  arms?: readonly StoredArm[] | null;
  experiment?: Experiment | null;
  period?: { from: string; to: string } | undefined;
  /** Of a revision that is submitted for review at once; by default it is a draft. */
  submitted?: Pick<typeof campaignRevisions.$inferInsert, 'simulation'>;
}

/**
 * Stores a new revision of any subject, which `SUBJECTS` has checked.
 *
 * @param listed what its author has changed; by default what it changes of what visitors see
 */
export async function storeRevision(
  context: OperationContext,
  place: Required<Place>,
  { base, content, digest, arms = null, experiment = null, period, submitted }: Written,
  listed?: (shown: Shown) => Line[],
): Promise<OperationResult> {
  const { services, orm, now, operator: author } = context;
  const read = { base, patch: content, arms, experiment, digest, period: period ?? null };
  const state = submitted
    ? ({ ...submitted, state: 'in-review', submittedAt: now } as const)
    : ({ state: 'draft' } as const);
  const written = { ...read, ...state, author, writtenAt: now };
  const [stored] = await orm
    .insert(campaignRevisions)
    .overridingSystemValue()
    .values({ ...newId(context), ...place, ...written })
    .returning();
  if (!stored) throw new Error('The revision was not stored.');
  await requirePictures(context, stored);
  const { changes, ending, stale } = await compareWithLive(context, stored);
  const table = await readRevisions(orm, services.revisions.current());
  const named = { campaign: place.slug, brand: place.brand };
  const more = [
    ...(listed?.(shownBy(table, stored, beginOf(place, now, now))) ?? changes),
    ...ending,
    // "This revision", because a preview has no number yet.
    ...(stale ? [{ ...stale, params: { ...stale.params, id: null } }] : []),
  ];
  const listedAfter = (sentence: Sentence) => [lines(submitted ? say('changes_what_visitors_see') : sentence, ...more)];
  return {
    answer: listedAfter(say('revision_stored', { id: stored.id, ...named })),
    // Without the number, which another revision may get first.
    effect: listedAfter(say('new_revision_stored', named)),
    details: { revision: stored.id, ...named, digest },
  };
}
