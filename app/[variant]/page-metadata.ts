import type { Metadata } from 'next';
import { canonicalHostOf } from '@/brands/hosts';
import { campaignPages, pages } from '@/campaigns/catalogue';
import type { Brand } from '@/lib/brand/schema';
import { isIndexable, pageAddresses, publicUrl } from '@/lib/search/page-address';
import { sharePicture } from '@/lib/search/share-picture';
import { NOT_FOUND_PATH } from '@/lib/variant/resolve-page';
import { pageContext, type VariantProps } from './page-context';

interface PageWords {
  /** A sentence for search results; the brand's platform blurb where none is given. */
  description?: string;
  /** Slug of the campaign whose picture is shown where the page is shared; the brand's own where none is given. */
  campaign?: string;
}

/**
 * All that a page's head tells search engines and whoever shares it.
 *
 * @param path the page's path in the catalogue, or the not-found page's
 * @param params the page's own `params`
 */
export async function pageMetadata(
  path: `/${string}`,
  params: VariantProps['params'],
  { description, campaign }: PageWords = {},
): Promise<Metadata> {
  const { brand } = await pageContext(params);
  if (path === NOT_FOUND_PATH) return { title: `页面不存在 - ${brand.name}`, robots: { index: false, follow: false } };
  const ownTitle = titleOf(path);
  const title = ownTitle ? `${ownTitle} - ${brand.name}` : brand.name;
  const words = {
    title,
    description: description ?? [ownTitle, brand.name, brand.platformBlurb].filter(Boolean).join(' · '),
  };
  if (!isIndexable(path)) return { ...words, robots: { index: false, follow: false } };
  return { ...words, ...searchMetadata(path, brand, words, campaign) };
}

function searchMetadata(
  path: `/${string}`,
  brand: Brand,
  words: { title: string; description: string },
  campaign?: string,
): Metadata {
  const { host, verification = {} } = canonicalHostOf(brand.appCode);
  const { canonical, mobile, devices } = pageAddresses(path, campaignPages(path));
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
      images: [sharePicture(host, brand, campaign)],
    },
    other: { ...verification, 'applicable-device': devices, renderer: 'webkit' },
  };
}

function titleOf(path: string): string {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`The catalogue has no page ${path}.`);
  return page.title;
}
