import { notFound } from 'next/navigation';
import { shownContent } from '@/app/cached-revisions';
import { brandOf } from '@/brands';
import { canonicalHostOf } from '@/brands/hosts';
import { brandShown } from '@/lib/brand/patch';
import type { Brand } from '@/lib/brand/schema';
import { type DatedStatus, parseStatus } from '@/lib/campaign/status';
import type { Variant } from '@/lib/variant/types';
import { parseVariantId } from '@/lib/variant/variant-id';

/** The parameters that Next passes to every page and layout below `app/[variant]`. */
export interface VariantProps {
  params: Promise<{ variant: string }>;
}

/** Everything that a page may depend on. */
export interface PageContext {
  variant: Variant;
  brand: Brand;
  /** The production host of the brand's canonical URLs. */
  host: string;
  /** The campaign status for the page; a running campaign if the page has none. */
  campaignStatus: DatedStatus<string>;
}

/** Returns the variant and brand to render a page for. A segment that names no variant leads to the not-found page. */
export async function pageContext(params: VariantProps['params']): Promise<PageContext> {
  const variant = parseVariantId((await params).variant);
  const campaignStatus = parseStatus(variant?.campaignStatus);
  if (!variant || !campaignStatus) notFound();
  const brand = brandShown(brandOf(variant.brand), shownContent(variant).brand);
  const host = variant.canonicalHost ?? canonicalHostOf(brand.appCode);
  return { variant, brand, host, campaignStatus };
}
