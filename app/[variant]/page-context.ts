import { notFound } from 'next/navigation';
import { brandOf } from '@/brands';
import { canonicalHostOf } from '@/brands/hosts';
import type { Brand } from '@/lib/brand/schema';
import { type PageLife, readPageLife } from '@/lib/campaign/page-life';
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
  /** The production host under which search engines find the brand's pages. */
  host: string;
  /** How the page's campaign stands; one that just runs where the page has none. */
  life: PageLife;
}

/** The variant and brand that a page is rendered for; a segment that names no variant ends in the not-found page. */
export async function pageContext(params: VariantProps['params']): Promise<PageContext> {
  const variant = parseVariantId((await params).variant);
  const life = readPageLife(variant?.life);
  if (!variant || !life) notFound();
  const brand = brandOf(variant.brand);
  return { variant, brand, host: variant.canonicalHost ?? canonicalHostOf(brand.appCode), life };
}
