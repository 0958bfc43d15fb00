import { campaignPages, pages } from '@/campaigns/catalogue';
import type { Brand } from '@/lib/brand/schema';
import { pageAddresses } from '@/lib/search/page-address';
import type { Shared } from '@/lib/search/share-picture';
import type { DescribedPage } from '@/lib/search/structured-data';
import type { PageContext } from './page-context';

/** Texts that describe a page. */
export interface PageWords extends Shared {
  /** The title without the brand's name; the catalogue's title by default. */
  title?: string;
  /** A sentence for search results; the brand's platform blurb by default. */
  description?: string;
}

/**
 * Returns the titles and the description of a page of the catalogue. A page without a title has none, not even the
 * brand's name: the app that shows it has its own title bar. `title` has the brand's name, unless the page's own title
 * already has it. `shareTitle` never adds it: link previews show the site's name beside it.
 *
 * @throws Error if the catalogue has no such path
 */
export function titleAndDescription(path: string, brand: Brand, { title, description }: PageWords) {
  const ownTitle = title ?? titleOf(path);
  return {
    title: ownTitle && !ownTitle.includes(brand.name) ? `${ownTitle} - ${brand.name}` : ownTitle,
    shareTitle: ownTitle,
    description: description ?? [ownTitle, brand.name, brand.platformBlurb].filter(Boolean).join(' · '),
  };
}

/** The structured data of a page of the catalogue. */
export function describePage(
  path: `/${string}`,
  { brand, host }: Pick<PageContext, 'brand' | 'host'>,
  { title, description, campaign, share, questions }: PageWords & Pick<DescribedPage, 'questions'> = {},
): DescribedPage {
  return {
    brand,
    host,
    path: pageAddresses(path, campaignPages(path)).canonical,
    ...titleAndDescription(path, brand, { ...(title && { title }), ...(description && { description }) }),
    ...(campaign && { campaign }),
    ...(share && { share }),
    ...(questions && { questions }),
  };
}

function titleOf(path: string): string {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`The catalogue has no page ${path}.`);
  return page.title;
}
