import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { reviseByArm } from '@/lib/campaign/revision/arms';
import { revise } from '@/lib/campaign/revision/revise';
import type { Campaign } from '@/lib/campaign/schema';
import type { Simulation } from '@/lib/campaign/simulation';
import { recordUses } from '../../domain/pictures/store';
import type { Place, Subject } from '../../domain/revisions/pointers';
import type { RevisionTable } from '../../domain/revisions/revision-table';
import type { DefinedArms } from '../../domain/revisions/stored-definition';
import type { StoredRevision } from '../../domain/revisions/stored-revision';
import type { StoredText } from '../../domain/revisions/stored-text';
import { SUBJECTS } from '../../domain/revisions/subjects';
import { isBrand } from '../../domain/revisions/write-revision';
import { campaignRevisions } from '../../platform/database/schema/revisions';
import type { Orm } from '../../platform/database/types';
import { item, type Line, lines } from '../common/answer';
import { fault } from '../common/faults';
import { oneOf, rowNumber } from '../common/inputs';
import { OperatorError } from '../common/operation';
import { SUBJECT_NAMES, say } from './words';

export type Revision = typeof campaignRevisions.$inferSelect;

/** Parses the number of a revision. */
export const revisionId = rowNumber(say('must_be_revision'));

/** What revisions are about. */
export const SUBJECT = oneOf(['text', 'definition', 'brand', 'clause']).default('text').meta({
  title: '内容',
  help: '默认为文案；条款的名称写在活动一栏，品牌资料另选品牌',
  words: SUBJECT_NAMES,
});

/** The place that an operator names by its subject: a campaign or a clause, or a brand. */
export function placeNamed(subject: Subject, slug: string, brand: string | null): Required<Place> {
  return { subject, slug: subject === 'brand' ? '' : slug, brand };
}

/** The code of a brand, for one brand's revision. */
export const brandCode = z.string().refine(isBrand, fault(say('names_no_brand')));

/**
 * Reads a revision and locks it until the transaction ends.
 * @throws OperatorError if it does not exist
 */
export async function findRevision(orm: Orm, number: number): Promise<Revision> {
  const [found] = await orm.select().from(campaignRevisions).where(eq(campaignRevisions.id, number)).for('update');
  if (!found) throw new OperatorError(say('no_revision', { id: number }));
  return found;
}

/** A simulation with the digest of the definition that it is of, as a revision's row has it. */
export interface StoredSimulation {
  digest: string;
  result: Simulation;
}

/** The simulation of a revision's own definition; `undefined` if it has none. */
export function simulationOf({ simulation, digest }: Revision): Simulation | undefined {
  const stored = simulation as StoredSimulation | null;
  return stored?.digest === digest ? stored.result : undefined;
}

/** The content of a revision. @throws OperatorError if it is about something else */
export async function contentOf<Content>(orm: Orm, number: number, subject: Subject): Promise<Content> {
  const revision = await findRevision(orm, number);
  if (revision.subject !== subject) throw new OperatorError(say('is_of_other_subject', { id: number, subject }));
  return revision.patch as Content;
}

/** What a revision is about. */
export function placeOf({ subject, slug, brand }: Required<Place>): Required<Place> {
  return { subject, slug, brand };
}

/** What visitors see by a revision, and by each of its arms. */
export interface Shown {
  /** A campaign, a brand or a clause. */
  shown: object;
  arms: readonly { name: string; weight: number; campaign: Campaign }[];
}

/**
 * Applies a revision to what it is about, as that is at a moment.
 * @throws OperatorError with each invalid field if the revision no longer fits
 */
export function shownBy(table: RevisionTable, revision: StoredRevision, moment: Date): Shown {
  const { id, subject, slug } = revision;
  const read = SUBJECTS[subject].read(revision, { table, moment: moment.getTime() });
  if ('faults' in read)
    throw new OperatorError([lines(say('revision_does_not_fit', { id, campaign: slug }), ...faultItems(read.faults))]);
  if (subject === 'definition') return { shown: read.shown, arms: (read.content as DefinedArms).arms };
  const base = subject === 'text' && table.campaignAt(slug, moment.getTime());
  if (!base) return { shown: read.shown, arms: [] };
  const { patch, arms } = read.content as StoredText;
  return {
    shown: revise(base, patch),
    arms: (arms ?? []).map((arm) => ({ ...arm, campaign: reviseByArm(base, patch, arm) })),
  };
}

/** @throws OperatorError if a revision has no arm of this name */
export function armOf<Arm extends { name: string }>({ arms }: { arms: readonly Arm[] }, id: number, name: string): Arm {
  const arm = arms.find((one) => one.name === name);
  if (!arm) throw new OperatorError(say('no_arm', { id, arm: name }));
  return arm;
}

/** What a brand's visitors see at a moment, without the changes of arms. */
export function seenNow(table: RevisionTable, place: Place, now: Date): object {
  const at = { table, moment: now.getTime() };
  const stored = table.stored.find(({ id }) => id === table.numberOf(place, at.moment));
  return stored ? shownBy(table, stored, now).shown : SUBJECTS[place.subject ?? 'text'].built(place, at);
}

/** The faults of a revision, as items of a list. */
export function faultItems(faults: readonly string[]): Line[] {
  return faults.map((text) => item(say('revision_fault', { fault: text })));
}

/** Keeps the pictures that a revision shows. @throws OperatorError if one is not stored */
export async function requirePictures(
  { orm, now }: { orm: Orm; now: Date },
  { id, slug, patch, arms }: Revision,
): Promise<void> {
  const missing = await recordUses(orm, id, { patch, arms }, now);
  if (missing.length > 0)
    throw new OperatorError([lines(say('file_is_not_revision', { campaign: slug }), ...faultItems(missing))]);
}
