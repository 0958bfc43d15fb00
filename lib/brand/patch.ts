import type { z } from 'zod';
import { type Brand, brandSchema } from './schema';

const { hotline, footer } = brandSchema.shape;

/** What operators change of a brand without a release; missing fields are those of the build. */
export const brandPatchSchema = brandSchema
  .pick({
    version: true,
    updatedOn: true,
    copyrightYears: true,
    licence: true,
    riskWarning: true,
    platformBlurb: true,
    shareWords: true,
    icp: true,
    iosStoreUrl: true,
  })
  .extend({
    hotline: hotline
      .unwrap()
      .nullable()
      .meta({ also: { null: '没有热线' } }),
    footer: footer.omit({ variant: true }).partial().meta({ title: '页脚' }),
  })
  .partial();
export type BrandPatch = z.infer<typeof brandPatchSchema>;

/** A brand as its visitors see it. */
export function brandShown(brand: Brand, patch: BrandPatch | undefined): Brand {
  if (!patch) return brand;
  const { hotline = brand.hotline, footer, ...fields } = patch;
  const shown = { ...brand, ...(fields as Partial<Brand>), hotline: hotline ?? undefined };
  return { ...shown, footer: { ...brand.footer, ...(footer as Partial<Brand['footer']>) } };
}

/** Everything of a brand that operators can change, as it is now. */
export function wholeBrandPatch({ footer: { variant: _, ...footer }, ...fields }: Brand): BrandPatch {
  return brandPatchSchema.strip().parse({ ...fields, footer });
}
