import { shownCatalogue } from '@/app/cached-revisions';
import { pageAddresses } from '@/lib/search/page-address';
import type { Shared } from '@/lib/search/share-picture';
import type { DescribedPage } from '@/lib/search/structured-data';
import type { Variant } from '@/lib/variant/types';
import type { PageContext } from './page-context';

/** Texts that describe a page. */
export interface PageWords extends Shared {
  /** The title without the brand's name; the catalogue's title by default. */
  title?: string;
  /** A sentence for search results; the brand's share words by default. */
  description?: string;
}

/**
 * Returns the titles and the description of a page of the catalogue. A page without a title has none, not even the
 * brand's name: the app that shows it has its own title bar. `title` has the brand's name, unless the page's own title
 * already has it. `shareTitle` never adds it: link previews show the site's name beside it.
 *
 * @throws Error if the catalogue has no such path
 */
export function titleAndDescription(
  path: string,
  { brand, variant }: Pick<PageContext, 'brand' | 'variant'>,
  { title, description }: PageWords,
) {
  const ownTitle = title ?? titleOf(path, variant);
  return {
    title: ownTitle && !ownTitle.includes(brand.name) ? `${ownTitle} - ${brand.name}` : ownTitle,
    shareTitle: ownTitle,
    description:
      description ?? [ownTitle, brand.name, brand.shareWords ?? brand.platformBlurb].filter(Boolean).join(' · '),
  };
}

/** The structured data of a page of the catalogue. */
export function describePage(
  path: `/${string}`,
  { brand, host, variant }: Pick<PageContext, 'brand' | 'host' | 'variant'>,
  { title, description, campaign, share, questions }: PageWords & Pick<DescribedPage, 'questions'> = {},
): DescribedPage {
  return {
    brand,
    host,
    path: pageAddresses(path, shownCatalogue(variant).addressesOf(path)).canonical,
    ...titleAndDescription(path, { brand, variant }, { ...(title && { title }), ...(description && { description }) }),
    ...(campaign && { campaign }),
    ...(share && { share }),
    ...(questions && { questions }),
  };
}

function titleOf(path: string, variant: Variant): string {
  const page = shownCatalogue(variant).page(path);
  if (!page) throw new Error(`The catalogue has no page ${path}.`);
  return page.title;
}
