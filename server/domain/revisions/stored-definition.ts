import { brands } from '@/brands';
import type { Catalogue } from '@/lib/campaign/catalogue';
import { misplaced } from '@/lib/campaign/checks';
import { readCampaign } from '@/lib/campaign/define';
import { ownPagesOf } from '@/lib/campaign/pages';
import type { Campaign, CampaignInput } from '@/lib/campaign/schema';
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
    const read = readCampaign(patch);
    if ('faults' in read) return read;
    const { campaign } = read;
    const ownPages = ownPagesOf(built.campaigns);
    const faults = misplaced(campaign, { others: built, brands: brands.map(({ appCode }) => appCode), ownPages });
    if (campaign.slug !== slug) faults.push(`slug: must be ${slug}`);
    return faults.length > 0 ? { faults } : { slug, revision, digest, written: patch as CampaignInput, campaign };
  },
);
