import { canonicalHostOf } from '@/brands/hosts';
import { campaignPages } from '@/campaigns/catalogue';
import type { Brand } from '@/lib/brand/schema';
import type { Campaign } from '@/lib/campaign/schema';
import { pageAddresses } from '@/lib/search/page-address';
import type { DescribedPage } from '@/lib/search/structured-data';

/**
 * What structured data says of a campaign's page.
 *
 * @param campaign with the brand's own words filled in
 * @param path the page's own path
 */
export function describeCampaign(
  { slug, title, description, questions }: Campaign,
  brand: Brand,
  path: `/${string}`,
): DescribedPage {
  return {
    brand,
    host: canonicalHostOf(brand.appCode).host,
    path: pageAddresses(path, campaignPages(path)).canonical,
    title: `${title} - ${brand.name}`,
    description,
    campaign: slug,
    ...(questions && { questions }),
  };
}
