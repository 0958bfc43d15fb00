import { cachedRevision } from '@/app/cached-revisions';
import { campaigns } from '@/campaigns';
import { type DefinedPage, definedPages } from '@/lib/campaign/pages';
import { revise } from '@/lib/campaign/revision/revise';
import type { Campaign } from '@/lib/campaign/schema';
import type { Variant } from '@/lib/variant/types';

/** A campaign as a variant shows it: its definition, changed by the variant's revision if it has one. */
export function revisedCampaign(definition: Campaign, { revision }: Variant): Campaign {
  return revision ? revise(definition, cachedRevision(revision)) : definition;
}

/** A campaign's page as a variant shows it; see {@link revisedCampaign}. */
export function revisedPage(page: DefinedPage, variant: Variant): DefinedPage {
  const definition = variant.revision && campaigns.find(({ slug }) => slug === page.campaign.slug);
  if (!definition) return page;
  return definedPages(revisedCampaign(definition, variant)).find(({ path }) => path === page.path) ?? page;
}
