import { z } from 'zod';
import { faultWords, placedIssues } from '../form/faults';
import { fillDefinition } from './figures/fill-figures';
import { overpromised } from './promises';
import { withRules } from './rules/complete';
import { type Campaign, type CampaignInput, campaignSchema } from './schema';

/** A campaign, or each field at fault with what is wrong with it. */
export type ReadCampaign = { campaign: Campaign } | { faults: string[] };

/** The definitions of campaigns, with names in braces. */
const written = new WeakMap<Campaign, CampaignInput>();

/** Checks a definition, writes its figures into its texts and completes its rules. */
export function readCampaign(definition: unknown): ReadCampaign {
  const damage = damageIn(definition);
  if (damage.length > 0) return { faults: damage };
  const result = fillDefinition(definition);
  if ('faults' in result) return result;
  const read = completeCampaign(withRewardAmounts(result.filled));
  if ('campaign' in read) written.set(read.campaign, definition as CampaignInput);
  return read;
}

/** Checks a campaign whose texts have their figures, and adds what its fields decide to its rules, see {@link withRules}. */
export function completeCampaign(filled: unknown): ReadCampaign {
  const result = campaignSchema.safeParse(filled, { error: faultWords });
  if (!result.success) return { faults: faultsOf(result.error) };
  const faults = overpromised(result.data);
  if (faults.length > 0) return { faults };
  const campaign = withRules(result.data);
  const empty = campaign.rules.filter(({ items }) => items.length === 0);
  return empty.length > 0 ? { faults: empty.map(({ heading }) => `rules.${heading}: 须写一条`) } : { campaign };
}

/** The definition that a campaign was read from. For a copy with other fields it is the copy, whose texts have no names. */
export function definitionOf(campaign: Campaign): Campaign | CampaignInput {
  return written.get(campaign) ?? campaign;
}

/** Stores the definition of a revised campaign for {@link definitionOf}. */
export function madeFrom(campaign: Campaign, definition: Campaign | CampaignInput): Campaign {
  written.set(campaign, definition as CampaignInput);
  return campaign;
}

/** Each field at fault, such as `hero.offer: 不超过8字宽`. */
export function faultsOf({ issues }: Pick<z.ZodError, 'issues'>): string[] {
  return placedIssues(issues).map(({ path, message }) => `${path.join('.') || '(root)'}: ${message}`);
}

/**
 * Checks a campaign's definition when it is imported, which stops the build on a fault; see {@link readCampaign}.
 *
 * @param file the definition's own path, for the error
 * @throws Error that names the file and every field at fault
 */
export function defineCampaign(file: string, definition: CampaignInput): Campaign {
  const read = readCampaign(definition);
  if ('campaign' in read) return read.campaign;
  throw new Error(`${file} is not a valid campaign:\n${read.faults.map((fault) => `  ${fault}`).join('\n')}`);
}

/** Rows of rewards as they are written: each names the task that gives its amount. */
const writtenRewards = z.object({ rewards: z.object({ items: z.array(z.looseObject({})) }).optional() });

/** Fields of another type than the schema's, in a definition from outside the code: its figures cannot be read. */
function damageIn(definition: unknown): string[] {
  const damage = (campaignSchema.safeParse(definition, { error: faultWords }).error?.issues ?? []).filter(
    ({ code, path }) => ['invalid_type', 'invalid_union'].includes(code) && path[0] !== 'rewards',
  );
  return faultsOf({ issues: damage.length > 0 ? damage : (writtenRewards.safeParse(definition).error?.issues ?? []) });
}

interface Written {
  activities?: { tasks?: { id: string; prize: { amount: number } | null }[] }[];
  rewards?: { items?: { of?: string }[] };
}

/** A definition whose rewards have the amounts of the tasks that they name; a row that names none has none. */
function withRewardAmounts(definition: unknown): unknown {
  const { rewards, activities } = (definition ?? {}) as Written;
  if (!Array.isArray(rewards?.items) || !Array.isArray(activities)) return definition;
  const tasks = activities.flatMap((activity) => activity.tasks ?? []);
  const items = rewards.items.map(({ of, ...row }) => ({
    ...row,
    amount: tasks.find(({ id }) => id === of)?.prize?.amount,
  }));
  return { ...(definition as object), rewards: { ...rewards, items } };
}
