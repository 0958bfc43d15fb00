import { z } from 'zod';
import { brandPatchSchema } from '../../brand/patch';
import { clauseSchema } from '../../clause/schema';
import type { CampaignInput } from '../schema';
import { patchSchema } from './patch';

/** What a page shows beside the build. Its digest is the revision in the page's variant. */
export const pageContentSchema = z.strictObject({
  /** Of a campaign that the build lacks; `readCampaign` checks it. */
  definition: z.custom<CampaignInput>((value) => typeof value === 'object' && value !== null).optional(),
  /** What a revision or one of its arms changes of the campaign. */
  patch: patchSchema.optional(),
  brand: brandPatchSchema.optional(),
  /** On the clause's own page. */
  clause: clauseSchema.optional(),
  /** Clauses in force instead of the build's, by slug, for forms. */
  versions: z.record(z.string(), z.strictObject({ title: z.string(), version: z.string() })).optional(),
});
export type PageContent = z.infer<typeof pageContentSchema>;
