import { withConditionRules } from './condition-rules';
import { type Campaign, type CampaignInput, campaignSchema } from './schema';

/**
 * Checks a campaign's definition when it is imported, which stops the build on a fault, and has its rules say its conditions.
 *
 * @param file the definition's own path, named in the error
 * @throws Error that names the file and every field at fault
 */
export function defineCampaign(file: string, definition: CampaignInput): Campaign {
  const result = campaignSchema.safeParse(definition);
  if (result.success) return withConditionRules(result.data);
  const faults = result.error.issues.map(({ path, message }) => `  ${path.join('.') || '(root)'}: ${message}`);
  throw new Error(`${file} is not a valid campaign:\n${faults.join('\n')}`);
}
