import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { reviseByArm } from '@/lib/campaign/revision/arms';
import { revise } from '@/lib/campaign/revision/revise';
import type { Campaign } from '@/lib/campaign/schema';
import { recordUses } from '../../domain/pictures/store';
import type { RevisionTable } from '../../domain/revisions/revision-table';
import { readStored } from '../../domain/revisions/revision-table';
import { isBrand } from '../../domain/revisions/write-revision';
import { campaignRevisions } from '../../platform/database/schema/revisions';
import type { Orm } from '../../platform/database/types';
import { item, type Line, lines } from '../common/answer';
import { fault } from '../common/faults';
import { findCampaign } from '../common/find-campaign';
import { rowNumber } from '../common/inputs';
import { type OperationServices, OperatorError } from '../common/operation';
import { say } from './words';

export type Revision = typeof campaignRevisions.$inferSelect;

/** Parses the number of a revision. */
export const revisionId = rowNumber(say('must_be_revision'));

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

/** The campaign as a revision shows it, and as each of its arms shows it. */
export interface Shown {
  campaign: Campaign;
  arms: readonly { name: string; weight: number; campaign: Campaign }[];
}

/**
 * Applies a revision to the current definition of its campaign.
 * @throws OperatorError with each invalid field if the revision no longer fits
 */
export function shownBy(services: OperationServices, revision: Revision): Shown {
  const base = findCampaign(services, revision.slug);
  const read = readStored(revision, services.campaigns);
  if ('faults' in read) {
    const unfit = say('revision_does_not_fit', { id: revision.id, campaign: revision.slug });
    throw new OperatorError([lines(unfit, ...faultItems(read.faults))]);
  }
  const { patch, arms } = read;
  return {
    campaign: revise(base, patch),
    arms: (arms ?? []).map((arm) => ({ ...arm, campaign: reviseByArm(base, patch, arm) })),
  };
}

/** @throws OperatorError if a revision has no arm of this name */
export function armOf({ arms }: Shown, { id }: Revision, name: string): Shown['arms'][number] {
  const arm = arms.find((one) => one.name === name);
  if (!arm) throw new OperatorError(say('no_arm', { id, arm: name }));
  return arm;
}

/** A campaign as a brand's visitors see it at a given time; without the changes of arms. */
export function seenNow(table: RevisionTable, campaign: Campaign, brand: string | null, now: Date): Campaign {
  const shown = table.shown({ slug: campaign.slug, brand }, now.getTime());
  return shown ? revise(campaign, shown.patch) : campaign;
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
  const missing = await recordUses(orm, id, { ...patch, arms }, now);
  if (missing.length > 0)
    throw new OperatorError([lines(say('file_is_not_revision', { campaign: slug }), ...faultItems(missing))]);
}
