import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { brandOf } from '@/brands';
import { pages } from '@/campaigns/catalogue';
import type { Brand } from '@/lib/brand/schema';
import { NOT_FOUND_PATH } from '@/lib/variant/resolve-page';
import type { Variant } from '@/lib/variant/types';
import { parseVariantId } from '@/lib/variant/variant-id';

/** What Next hands to every page and layout below `app/[variant]`. */
export interface VariantProps {
  params: Promise<{ variant: string }>;
}

/** All that a page may depend on. */
export interface PageContext {
  variant: Variant;
  brand: Brand;
}

/** The variant and brand that a page is rendered for; a segment that names no variant ends in the not-found page. */
export async function pageContext(params: VariantProps['params']): Promise<PageContext> {
  const variant = parseVariantId((await params).variant);
  if (!variant) notFound();
  return { variant, brand: brandOf(variant.brand) };
}

/**
 * Title, description and robots of a page.
 *
 * @param path the page's path in the catalogue, or the not-found page's
 * @param params the page's own `params`
 * @param description a sentence for search results; the brand's platform blurb where none is given
 */
export async function pageMetadata(
  path: `/${string}`,
  params: VariantProps['params'],
  description?: string,
): Promise<Metadata> {
  const { brand } = await pageContext(params);
  const title = path === NOT_FOUND_PATH ? '页面不存在' : titleOf(path);
  return {
    title: title ? `${title} - ${brand.name}` : brand.name,
    description: description ?? [title, brand.name, brand.platformBlurb].filter(Boolean).join(' · '),
    ...(isPrivate(path) && { robots: { index: false, follow: false } }),
  };
}

function titleOf(path: string): string {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`The catalogue has no page ${path}.`);
  return page.title;
}

/** Pages that mean nothing to a visitor who comes from a search engine. */
function isPrivate(path: string): boolean {
  return path === NOT_FOUND_PATH || path.endsWith('success') || path.startsWith('/dev/') || path.startsWith('/funds/');
}
