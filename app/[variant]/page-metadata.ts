import type { Metadata } from 'next';
import { shownCatalogue } from '@/app/cached-revisions';
import { isIndexable, pageAddresses, publicUrl } from '@/lib/search/page-address';
import { type Shared, sharePicture } from '@/lib/search/share-picture';
import { NOT_FOUND_PATH } from '@/lib/variant/resolve-page';
import { type PageWords, titleAndDescription } from './describe-page';
import { type PageContext, pageContext, type VariantProps } from './page-context';

/**
 * Returns the metadata of a page for search engines and link previews.
 *
 * @param path the page's path in the catalogue, or the not-found page's
 * @param params the page's own `params`
 */
export async function pageMetadata(
  path: `/${string}`,
  params: VariantProps['params'],
  said: PageWords = {},
): Promise<Metadata> {
  const context = await pageContext(params);
  const { brand } = context;
  if (path === NOT_FOUND_PATH) return { title: `页面不存在 - ${brand.name}`, robots: { index: false, follow: false } };
  const { shareTitle, ...words } = titleAndDescription(path, context, said);
  if (!isIndexable(path)) return { ...words, robots: { index: false, follow: false } };
  return { ...words, ...searchMetadata(path, context, { ...words, title: shareTitle }, said) };
}

function searchMetadata(
  path: `/${string}`,
  { brand, host, variant }: PageContext,
  words: { title: string; description: string },
  shared: Shared,
): Metadata {
  const { canonical, mobile, devices } = pageAddresses(path, shownCatalogue(variant).addressesOf(path));
  const url = publicUrl(host, canonical);
  return {
    alternates: {
      canonical: url,
      ...(mobile && { media: { 'only screen and (max-width: 640px)': publicUrl(host, mobile) } }),
    },
    openGraph: {
      ...words,
      type: 'website',
      locale: 'zh_CN',
      siteName: brand.name,
      url,
      images: [sharePicture(host, brand, shared)],
    },
    other: { 'applicable-device': devices, renderer: 'webkit' },
  };
}
