import { eq } from 'drizzle-orm';
import type { FieldChange } from '@/lib/campaign/changes';
import { differences } from '@/lib/campaign/revision/differences';
import type { Campaign } from '@/lib/campaign/schema';
import { readStatus } from '../../domain/activities/engine/campaign-status';
import { armNames } from '../../domain/revisions/arms';
import { beginOf } from '../../domain/revisions/definitions-in-force';
import { DEFINITION, type Subject } from '../../domain/revisions/pointers';
import { shownSpan } from '../../domain/revisions/shown-periods';
import { readPointersOf, readRevisions } from '../../domain/revisions/store';
import type { StoredRevision } from '../../domain/revisions/stored-revision';
import { SUBJECTS, type SubjectRules } from '../../domain/revisions/subjects';
import { endedExperiments } from '../../platform/database/schema/revisions';
import type { Orm } from '../../platform/database/types';
import { iso, item, type Line, lines, type Sentence, type Table } from '../common/answer';
import { type OperationContext, OperatorError } from '../common/operation';
import { armLines, differenceLines } from './difference-lines';
import { placeOf, type Revision, seenNow, shownBy } from './find-revision';
import { say, table } from './words';

/** A revision compared with what visitors see now, or when it begins. */
interface Comparison {
  /** The fields that differ, and the arms. */
  changes: Line[];
  /** Which experiment it ends. */
  ending: Sentence[];
  /** Why the revision is stale: visitors see something else than what its author has changed. */
  stale?: Sentence;
  /** What it changes of a running campaign's definition; empty before the begin. */
  fields: FieldChange[];
  /** Whether it is a new campaign. */
  isNew: boolean;
}

type Context = Pick<OperationContext, 'services' | 'orm' | 'now'>;

/**
 * Compares a revision with what visitors see now, or when it begins.
 * @throws OperatorError if it no longer fits what it is about
 */
export async function compareWithLive(
  { services, orm, now }: Context,
  revision: Revision,
  asked = now,
): Promise<Comparison> {
  const { id, base } = revision;
  const place = placeOf(revision);
  const begin = beginOf(place, asked, now);
  const revisions = await readRevisions(orm, services.revisions.current());
  const shown = shownBy(revisions, revision, begin);
  const seen = seenNow(revisions, place, begin);
  const live = revisions.numberOf(place, begin.getTime());
  const isNew = place.subject === 'definition' && live === DEFINITION;
  const changes = isNew
    ? [item(say('campaign_is_new', { campaign: place.slug, title: (shown.shown as Campaign).title }))]
    : differenceLines(differences(seen, shown.shown));
  const replaced = revisions.stored.find((stored) => stored.id === live && live !== id);
  const compared = {
    changes: [...changes, ...armLines(shown)],
    ending: replaced ? await endingOf(orm, replaced) : [],
    fields: isNew ? [] : await fieldChanges(orm, place.subject, [seen, shown.shown], begin),
    isNew,
  };
  if (base === null || live === base || live === id) return compared;
  const named = { id, base: orDefinition(base), live: orDefinition(live) };
  const stale = asked > now ? say('revision_will_be_stale', named) : say('revision_is_stale', named);
  return { ...compared, stale };
}

/**
 * What a new version changes of one that visitors use, by its subject, if it begins at a moment; nothing before the campaign does.
 * Changes that wait for a day or a round may begin with one, but not in the middle of it.
 */
export async function fieldChanges(
  orm: Orm,
  subject: Subject,
  [before, after]: readonly [object, object],
  begin: Date,
): Promise<FieldChange[]> {
  const { changes }: SubjectRules<unknown> = SUBJECTS[subject];
  if (!changes || (await readStatus(orm, before as Campaign, begin)).status === 'upcoming') return [];
  return changes(before, after, new Date(begin.getTime() - 1));
}

/** @throws OperatorError with each change that may not begin at a moment, or ever if there is none yet */
export function requireAllowed(fields: readonly FieldChange[], begin?: Date): void {
  const refused = fields.filter(({ at }) => at === null || (begin !== undefined && at > begin));
  if (refused.length > 0) throw new OperatorError([lines(say('changes_are_refused')), changeTable(refused)]);
}

/** Lists changes of a running campaign, each with its earliest moment. */
export function changeTable(fields: readonly FieldChange[]): Table {
  const rows = fields.map(({ field, before = null, after = null, earliest, at, reason = null }) => ({
    field,
    before,
    after,
    earliest,
    at: earliest === 'now' ? null : iso(at),
    reason,
  }));
  return table('definition_changes', rows);
}

/**
 * What a revision changes of what visitors see now, or when it begins.
 * @throws OperatorError if it is stale, with the changes that it would undo, and if it changes what it may not
 */
export async function changesOfLive(
  context: Context,
  revision: Revision,
  asked?: Date,
): Promise<Omit<Comparison, 'changes'> & { changes: (Sentence | Line)[] }> {
  const compared = await compareWithLive(context, revision, asked);
  const { changes, ending, stale, fields } = compared;
  if (stale) {
    throw new OperatorError([lines([stale, say('nothing_changed'), say('would_change')], ...changes)]);
  }
  requireAllowed(fields, asked && beginOf(revision, asked, context.now));
  const isLater = asked !== undefined && asked > context.now;
  const title = say(isLater ? 'changes_what_visitors_will_see' : 'changes_what_visitors_see');
  return { ...compared, changes: [...ending, title, ...changes] };
}

/** Says that an experiment ends when its revision is no longer shown; nothing if the revision has no arms. */
export async function endingOf(orm: Orm, revision: StoredRevision): Promise<Sentence[]> {
  const arms = armNames(revision);
  if (arms.length === 0) return [];
  const { id } = revision;
  if ((await orm.$count(endedExperiments, eq(endedExperiments.revision, id))) > 0)
    return [say('ended_arms_disappear', { id, arms })];
  const span = shownSpan(await readPointersOf(orm, revision), revision);
  return [say('arms_end', { id, arms, since: span ? iso(new Date(span.from)) : null })];
}

/** A revision's number, `null` for the definition. */
function orDefinition(revision: number): number | null {
  return revision === DEFINITION ? null : revision;
}
