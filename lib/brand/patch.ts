import type { z } from 'zod';
import { brandSchema } from './schema';

/** What operators change of a brand without a release. */
export const brandPatchSchema = brandSchema.pick({}).partial();
export type BrandPatch = z.infer<typeof brandPatchSchema>;
