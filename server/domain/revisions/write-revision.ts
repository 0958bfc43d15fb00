import { createHash } from 'node:crypto';
import { brands } from '@/brands';
import { factsOf } from '@/campaigns/facts-of';
import type { Patch } from '@/lib/campaign/revision/patch';
import { readPatch } from '@/lib/campaign/revision/revise';
import { lessened } from '@/lib/campaign/revision/whole-patch';
import type { Campaign } from '@/lib/campaign/schema';

/** A revision that may be stored, or each field at fault. */
export type WrittenRevision = { patch: Patch; digest: string; campaign: Campaign } | { faults: string[] };

/**
 * Checks what somebody has written of a campaign; see {@link readPatch}.
 *
 * @param period days that operators have set, which its texts may tell
 */
export function writeRevision(
  campaign: Campaign,
  written: unknown,
  period: Campaign['period'] | undefined,
): WrittenRevision {
  const read = readPatch(period ? { ...campaign, period } : campaign, written, factsOf(campaign.slug));
  if ('faults' in read) return read;
  const patch = lessened(read.patch, campaign);
  if (Object.keys(patch).length === 0) return { faults: ['(root): it changes nothing'] };
  return { patch, digest: digestOf(patch), campaign: read.campaign };
}

/** Whether there is such a brand. */
export function isBrand(appCode: string): boolean {
  return brands.some((brand) => brand.appCode === appCode);
}

function digestOf(patch: Patch): string {
  return createHash('sha256').update(JSON.stringify(patch)).digest('hex').slice(0, 16);
}
