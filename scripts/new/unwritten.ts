import { placeholdersIn } from '@/lib/campaign/placeholders';
import type { Campaign } from '@/lib/campaign/schema';
import { kebabCase } from '@/lib/campaign/source-names';

/** A line for each text that the author of a campaign has not replaced yet, with file and field. */
export function unwritten(campaigns: readonly Campaign[]): string[] {
  return campaigns.flatMap((campaign) =>
    placeholdersIn(campaign).map((placeholder) => `campaigns/${kebabCase(campaign.slug)}.ts ${placeholder}`),
  );
}
