import { brands } from '@/brands';
import { type Catalogue, catalogueOf } from '@/lib/campaign/catalogue';
import { misplaced } from '@/lib/campaign/checks';
import { definitionOf, type ReadCampaign, readCampaign } from '@/lib/campaign/define';
import { ownPagesOf } from '@/lib/campaign/pages';
import { definitionPatchReader } from '@/lib/campaign/revision/revise';
import type { Campaign, CampaignInput } from '@/lib/campaign/schema';
import type { Experiment } from '@/lib/experiment/definition';
import type { StoredArm } from './arms';
import { readCompared, writtenArms } from './compared-arms';
import { readOnce } from './stored-revision';

/** A definition that operators have stored, as it is written and as it is read. */
export interface Defined {
  written: CampaignInput;
  campaign: Campaign;
}

/** A stored definition that is in force. */
export interface StoredDefinition extends Defined {
  slug: string;
  revision: number;
  digest: string;
}

/**
 * Reads a stored definition, checked against the campaigns of this version of the product; returns a fault per field that does not
 * fit.
 */
export const readDefinition = readOnce<Catalogue, StoredDefinition | { faults: string[] }>(
  ({ id: revision, slug, digest, patch }, built) => {
    const read = readPlaced(patch, built);
    if ('faults' in read) return read;
    const { campaign } = read;
    if (campaign.slug !== slug) return { faults: [`slug: must be ${slug}`] };
    return { slug, revision, digest, written: patch as CampaignInput, campaign };
  },
);

/** An arm of a definition, and the definition that its visitors see, with its pages. The server decides by that of the revision. */
export type DefinedArm = StoredArm & Defined & { pages: Catalogue };

/** The arms of a stored definition, and their experiment. */
export interface DefinedArms {
  arms: readonly DefinedArm[];
  /** `null` without arms. */
  experiment: Experiment | null;
}

/** Reads the arms of a stored definition like {@link readDefinition}, which does not depend on them. */
export const readDefinedArms = readOnce<Catalogue, DefinedArms | { faults: string[] }>((stored, built) => {
  const read = readDefinition(stored, built);
  if ('faults' in read) return read;
  const reader = definitionPatchReader((definition) => readPlaced(definition, built));
  const compared = readCompared(read.campaign, {}, writtenArms(stored), reader);
  if ('faults' in compared) return compared;
  const digests = (stored.arms ?? []) as readonly StoredArm[];
  const arms = compared.arms.map(({ campaign, ...arm }, index) => {
    const { digest = '' } = digests[index] ?? {};
    const pages = catalogueOf([campaign], []);
    return { ...arm, digest, campaign, pages, written: definitionOf(campaign) as CampaignInput };
  });
  return { arms, experiment: compared.experiment };
});

function readPlaced(definition: unknown, built: Catalogue): ReadCampaign {
  const read = readCampaign(definition);
  if ('faults' in read) return read;
  const around = { others: built, brands: brands.map(({ appCode }) => appCode), ownPages: ownPagesOf(built.campaigns) };
  const faults = misplaced(read.campaign, around);
  return faults.length > 0 ? { faults } : read;
}
