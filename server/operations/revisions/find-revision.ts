import { eq } from 'drizzle-orm';
import { reviseByArm } from '@/lib/campaign/revision/arms';
import { revise } from '@/lib/campaign/revision/revise';
import type { Campaign } from '@/lib/campaign/schema';
import type { RevisionTable } from '../../domain/revisions/revision-table';
import { readStored } from '../../domain/revisions/revision-table';
import { campaignRevisions } from '../../platform/database/schema/revisions';
import type { Orm } from '../../platform/database/types';
import { findCampaign } from '../common/find-campaign';
import { rowNumber } from '../common/inputs';
import { type OperationServices, OperatorError } from '../common/operation';

export type Revision = typeof campaignRevisions.$inferSelect;

/** Parses the number of a revision. */
export const revisionId = rowNumber('must be the number of a revision');

/**
 * Reads a revision and locks it until the transaction ends.
 * @throws OperatorError if it does not exist
 */
export async function findRevision(orm: Orm, number: number): Promise<Revision> {
  const [found] = await orm.select().from(campaignRevisions).where(eq(campaignRevisions.id, number)).for('update');
  if (!found)
    throw new OperatorError(`There is no revision ${number}. \`npm run ops -- campaigns list\` lists them all.`);
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
  if ('faults' in read)
    throw new OperatorError(
      `Revision ${revision.id} no longer fits the definition of "${revision.slug}":\n${indented(read.faults)}`,
    );
  const { patch, arms } = read;
  return {
    campaign: revise(base, patch),
    arms: (arms ?? []).map((arm) => ({ ...arm, campaign: reviseByArm(base, patch, arm) })),
  };
}

/** A campaign as a brand's visitors see it at a given time; without the changes of arms. */
export function seenNow(table: RevisionTable, campaign: Campaign, brand: string | null, now: Date): Campaign {
  const shown = table.shown({ slug: campaign.slug, brand }, now.getTime());
  return shown ? revise(campaign, shown.patch) : campaign;
}

/** Indents lines, such as faults or differences. */
export function indented(lines: readonly string[]): string {
  return lines.map((line) => `  ${line}`).join('\n');
}

/** `all brands`, or a brand's code. */
export function brandText(brand: string | null): string {
  return brand ?? 'all brands';
}
