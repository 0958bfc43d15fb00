import { shownCatalogue, shownContent } from '@/app/cached-revisions';
import { type DefinedPage, definedPages } from '@/lib/campaign/pages';
import { revise } from '@/lib/campaign/revision/revise';
import type { Campaign } from '@/lib/campaign/schema';
import type { Variant } from '@/lib/variant/types';

/** A campaign as a variant shows it: its definition, changed by the variant's revision if it has one. */
export function revisedCampaign(definition: Campaign, variant: Variant): Campaign {
  const { patch } = shownContent(variant);
  return patch ? revise(definition, patch) : definition;
}

/**
 * A page as a variant shows it; see {@link revisedCampaign}. `definition` is the campaign without the revision.
 *
 * @param page of a page module; one of its own may also make the page of a stored campaign
 */
export function revisedPage(page: DefinedPage, variant: Variant): DefinedPage & { definition: Campaign } {
  const { definition: stored } = shownContent(variant);
  const { campaigns, campaign } = shownCatalogue(variant);
  const definition = (stored ? campaigns[0] : campaign(page.campaign.slug)) ?? page.campaign;
  const [first, ...others] = definedPages(revisedCampaign(definition, variant));
  const shown = page.own ? first : [first, ...others].find(({ path }) => path === page.path);
  return { ...(shown ?? page), definition };
}
