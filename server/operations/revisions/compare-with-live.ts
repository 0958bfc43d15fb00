import { differences } from '@/lib/campaign/revision/differences';
import { armNames } from '../../domain/revisions/arms';
import { DEFINITION } from '../../domain/revisions/pointers';
import { readRevisions } from '../../domain/revisions/store';
import { type Line, lines, type Sentence } from '../common/answer';
import { findCampaign } from '../common/find-campaign';
import { type OperationContext, OperatorError } from '../common/operation';
import { armLines, differenceLines } from './difference-lines';
import { type Revision, seenNow, shownBy } from './find-revision';
import { say } from './words';

/** A revision compared with what visitors see now. */
interface Comparison {
  /** The fields that differ, and the arms. */
  changes: Line[];
  /** Which experiment it ends. */
  ending: Sentence[];
  /** Why the revision is stale: visitors see something else than what its author has changed. */
  stale?: Sentence;
}

/**
 * Compares a revision with what visitors see now, or when it begins.
 * @throws OperatorError if it no longer fits the definition
 */
export async function compareWithLive(
  { services, orm, now }: Pick<OperationContext, 'services' | 'orm' | 'now'>,
  revision: Revision,
  begin = now,
): Promise<Comparison> {
  const { id, slug, brand, base } = revision;
  const shown = shownBy(services, revision);
  const table = await readRevisions(orm, services.revisions.current());
  const seen = seenNow(table, findCampaign(services, slug), brand, begin);
  const changes = [...differenceLines(differences(seen, shown.campaign)), ...armLines(shown)];
  const live = table.numberOf({ slug, brand }, begin.getTime());
  const replaced = table.stored.find((stored) => stored.id === live && live !== id);
  const ending = replaced ? endingOf(replaced) : [];
  if (base === null || live === base || live === id) return { changes, ending };
  const named = { id, base: orDefinition(base) };
  return {
    changes,
    ending,
    stale:
      begin > now
        ? say('revision_will_be_stale', { ...named, live: orDefinition(live) })
        : say('revision_is_stale', { ...named, live: orDefinition(live) }),
  };
}

/**
 * What a revision changes of what visitors see now, or when it begins.
 * @throws OperatorError if it is stale, with the changes that it would undo
 */
export async function changesOfLive(
  context: Pick<OperationContext, 'services' | 'orm' | 'now'>,
  revision: Revision,
  begin = context.now,
): Promise<(Sentence | Line)[]> {
  const { changes, ending, stale } = await compareWithLive(context, revision, begin);
  if (stale) {
    throw new OperatorError([lines([stale, say('nothing_changed'), say('would_change')], ...changes)]);
  }
  const title = say(begin > context.now ? 'changes_what_visitors_will_see' : 'changes_what_visitors_see');
  return [...ending, title, ...changes];
}

/** Says that the arms of a revision end when it is no longer shown; nothing if it has none. */
export function endingOf(revision: { id: number; arms: unknown }): Sentence[] {
  const arms = armNames(revision);
  return arms.length === 0 ? [] : [say('arms_end', { id: revision.id, arms })];
}

/** A revision's number, `null` for the definition. */
function orDefinition(revision: number): number | null {
  return revision === DEFINITION ? null : revision;
}
