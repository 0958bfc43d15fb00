import { notFound } from 'next/navigation';
import { brandOf } from '@/brands';
import type { Brand } from '@/lib/brand/schema';
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
