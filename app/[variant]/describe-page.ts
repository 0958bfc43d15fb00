import { campaignPages, pages } from '@/campaigns/catalogue';
import type { Brand } from '@/lib/brand/schema';
import { pageAddresses } from '@/lib/search/page-address';
import type { DescribedPage } from '@/lib/search/structured-data';
import type { PageContext } from './page-context';

/** What a page says of itself. */
export interface PageWords {
  /** The title without the brand's name; the catalogue's where none is given. */
  title?: string;
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
export function titleAndDescription(path: string, brand: Brand, { title, description }: PageWords) {
  const ownTitle = title ?? titleOf(path);
  return {
    title: ownTitle ? `${ownTitle} - ${brand.name}` : brand.name,
    description: description ?? [ownTitle, brand.name, brand.platformBlurb].filter(Boolean).join(' · '),
  };
}

/** What structured data says of a page of the catalogue. */
export function describePage(
  path: `/${string}`,
  { brand, host }: Pick<PageContext, 'brand' | 'host'>,
  { title, description, campaign, questions }: PageWords & Pick<DescribedPage, 'questions'> = {},
): DescribedPage {
  return {
    brand,
    host,
    path: pageAddresses(path, campaignPages(path)).canonical,
    ...titleAndDescription(path, brand, { ...(title && { title }), ...(description && { description }) }),
    ...(campaign && { campaign }),
    ...(questions && { questions }),
  };
}

function titleOf(path: string): string {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`The catalogue has no page ${path}.`);
  return page.title;
}
