import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { reviseByArm } from '@/lib/campaign/revision/arms';
import { revise } from '@/lib/campaign/revision/revise';
import type { Campaign } from '@/lib/campaign/schema';
import type { RevisionTable } from '../domain/revisions/revision-table';
import { readStored } from '../domain/revisions/revision-table';
import { campaignRevisions } from '../platform/database/schema/revisions';
import type { Orm } from '../platform/database/types';
import { findCampaign } from './find-campaign';
import { type OperationServices, OperatorError } from './operation';

export type Revision = typeof campaignRevisions.$inferSelect;

/** The number of a revision as it is typed. */
export const revisionId = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, 'must be the number of a revision')
  .transform(Number);

/**
 * A revision, which nobody else changes until the transaction ends.
 * @throws OperatorError for one that does not exist
 */
export async function findRevision(orm: Orm, number: number): Promise<Revision> {
  const [found] = await orm.select().from(campaignRevisions).where(eq(campaignRevisions.id, number)).for('update');
  if (!found)
    throw new OperatorError(`There is no revision ${number}. \`npm run ops -- campaigns list\` lists them all.`);
  return found;
}

/** What a revision makes of its campaign, and what its arms make of it. */
export interface Shown {
  campaign: Campaign;
  arms: readonly { name: string; weight: number; campaign: Campaign }[];
}

/**
 * What a revision makes of its campaign in this version of the product.
 * @throws OperatorError with each field at fault where it does not fit any more
 */
export function shownBy(services: OperationServices, revision: Revision): Shown {
  const base = findCampaign(services, revision.slug);
  const read = readStored(revision, services.campaigns);
  if ('faults' in read)
    throw new OperatorError(
      `Revision ${revision.id} does not fit "${revision.slug}" as it is now:\n${indented(read.faults)}`,
    );
  const { patch, arms } = read;
  return {
    campaign: revise(base, patch),
    arms: (arms ?? []).map((arm) => ({ ...arm, campaign: reviseByArm(base, patch, arm) })),
  };
}

/** A campaign as a brand's visitors see it at a moment; where they see arms, what these differ from. */
export function seenNow(table: RevisionTable, campaign: Campaign, brand: string | null, now: Date): Campaign {
  const shown = table.shown({ slug: campaign.slug, brand }, now.getTime());
  return shown ? revise(campaign, shown.patch) : campaign;
}

/** Faults or differences, each on a line of its own. */
export function indented(lines: readonly string[]): string {
  return lines.map((line) => `  ${line}`).join('\n');
}

/** `all brands`, or a brand's code. */
export function brandText(brand: string | null): string {
  return brand ?? 'all brands';
}
