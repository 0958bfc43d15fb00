import type { z } from 'zod';
import { withClaimRules } from './claim-rules';
import { withConditionRules } from './condition-rules';
import { withLotRules } from './lot-rules';
import { overpromised } from './promises';
import { type Campaign, type CampaignInput, campaignSchema } from './schema';
import { withSinceRules } from './since-rules';

/** A campaign as its definition says it, or each field at fault with what is wrong with it. */
export type ReadCampaign = { campaign: Campaign } | { faults: string[] };

/** Checks a definition, and has its rules say its conditions, which lots count and from when on, and who is paid until when. */
export function readCampaign(definition: unknown): ReadCampaign {
  const result = campaignSchema.safeParse(definition);
  if (!result.success) return { faults: faultsOf(result.error) };
  const faults = overpromised(result.data);
  if (faults.length > 0) return { faults };
  return { campaign: withClaimRules(withSinceRules(withLotRules(withConditionRules(result.data)))) };
}

/** Each field at fault, such as `hero.offer: 不超过8字宽`. */
export function faultsOf({ issues }: Pick<z.ZodError, 'issues'>): string[] {
  return issues.map(({ path, message }) => `${path.join('.') || '(root)'}: ${message}`);
}

/**
 * Checks a campaign's definition when it is imported, which stops the build on a fault; see {@link readCampaign}.
 *
 * @param file the definition's own path, named in the error
 * @throws Error that names the file and every field at fault
 */
export function defineCampaign(file: string, definition: CampaignInput): Campaign {
  const read = readCampaign(definition);
  if ('campaign' in read) return read.campaign;
  throw new Error(`${file} is not a valid campaign:\n${read.faults.map((fault) => `  ${fault}`).join('\n')}`);
}
