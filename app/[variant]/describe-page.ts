import { canonicalHostOf } from '@/brands/hosts';
import { campaignPages, pages } from '@/campaigns/catalogue';
import type { Brand } from '@/lib/brand/schema';
import { pageAddresses } from '@/lib/search/page-address';
import type { DescribedPage } from '@/lib/search/structured-data';

/** What a page says of itself besides its title. */
export interface PageWords {
  /** A sentence for search results; the brand's platform blurb where none is given. */
  description?: string;
  /** Slug of the campaign whose picture is shown where the page is shared; the brand's own where none is given. */
  campaign?: string;
}

/**
 * The title and the description of a page of the catalogue.
 *
 * @throws Error for a path that the catalogue lacks
 */
export function titleAndDescription(path: string, brand: Brand, description?: string) {
  const ownTitle = titleOf(path);
  return {
    title: ownTitle ? `${ownTitle} - ${brand.name}` : brand.name,
    description: description ?? [ownTitle, brand.name, brand.platformBlurb].filter(Boolean).join(' · '),
  };
}

/** What structured data says of a page of the catalogue. */
export function describePage(
  path: `/${string}`,
  brand: Brand,
  { description, campaign, questions }: PageWords & Pick<DescribedPage, 'questions'> = {},
): DescribedPage {
  return {
    brand,
    host: canonicalHostOf(brand.appCode),
    path: pageAddresses(path, campaignPages(path)).canonical,
    ...titleAndDescription(path, brand, description),
    ...(campaign && { campaign }),
    ...(questions && { questions }),
  };
}

function titleOf(path: string): string {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`The catalogue has no page ${path}.`);
  return page.title;
}
