import { faultsOf, type ReadCampaign, readCampaign } from '../define';
import { untracedIn } from '../figures/untraced';
import { type Campaign, RISK_HEADING } from '../schema';
import { KEPT, type Patch, patchSchema } from './patch';

/**
 * A campaign as a revision of it shows it.
 *
 * @throws Error with every field at fault, for a patch that does not fit the definition
 */
export function revise(campaign: Campaign, patch: Patch): Campaign {
  const read = merge(campaign, patch);
  if ('campaign' in read) return read.campaign;
  throw new Error(`The revision does not fit ${campaign.slug}:\n${read.faults.join('\n')}`);
}

/**
 * Checks a patch as strictly as the build checks definitions: the schema with its forbidden words, every figure, and the warnings of
 * risk, which stay.
 *
 * @param written the patch as somebody has written it
 * @param facts figures in the words in which the campaign may tell them
 * @returns the patch and the campaign as it shows it, or each field at fault
 */
export function readPatch(
  campaign: Campaign,
  written: unknown,
  facts: readonly string[],
): { patch: Patch; campaign: Campaign } | { faults: string[] } {
  const kept = keptIn(written);
  if (kept.length > 0) return { faults: kept };
  const read = patchSchema.safeParse(written);
  if (!read.success) return { faults: faultsOf(read.error) };
  const patch = read.data;
  const merged = merge(campaign, patch);
  if ('faults' in merged) return merged;
  const faults = [...lostWarnings(campaign, merged.campaign), ...untracedIn(merged.campaign, facts)];
  return faults.length > 0 ? { faults } : { patch, campaign: merged.campaign };
}

/** What of a patch is nothing that revisions change, each with who does. */
export function keptIn(written: unknown): string[] {
  if (typeof written !== 'object' || written === null) return [];
  const { hero } = written as { hero?: unknown };
  const composition = typeof hero === 'object' && hero !== null && 'composition' in hero;
  return [
    ...Object.keys(written).flatMap((field) => (Object.hasOwn(KEPT, field) ? `${field}: ${KEPT[field]}` : [])),
    ...(composition ? ['hero.composition: stays in the definition, by which pages have their scripts and styles'] : []),
  ];
}

function lostWarnings(before: Campaign, after: Campaign): string[] {
  const itemsOf = ({ rules }: Campaign) => rules.find(({ heading }) => heading === RISK_HEADING)?.items ?? [];
  const held = itemsOf(after);
  return itemsOf(before)
    .filter((item) => !held.includes(item))
    .map((item) => `rules.${RISK_HEADING}: 须保留“${item}”`);
}

function merge(campaign: Campaign, patch: Patch): ReadCampaign {
  const missing = (['form', 'success', 'deposit', 'rewards'] as const).filter(
    (field) => patch[field] !== undefined && campaign[field] === undefined,
  );
  if (missing.length > 0) return { faults: missing.map((field) => `${field}: the campaign has none`) };
  const played = campaign.otherPages.findIndex((page) => page.hero);
  if (patch.activityHero && played < 0) return { faults: ['activityHero: the campaign has none'] };
  const { hero, activityHero, form, success, rewards, rules = {}, ...whole } = patch;
  return readCampaign({
    ...campaign,
    ...whole,
    hero: { ...campaign.hero, ...hero },
    ...(activityHero && {
      otherPages: campaign.otherPages.map((page, index) =>
        index === played ? { ...page, hero: { ...page.hero, ...activityHero } } : page,
      ),
    }),
    ...(form && { form: withoutNull({ ...campaign.form, ...form }) }),
    ...(success && { success: { ...campaign.success, ...success } }),
    ...(rewards && { rewards: { ...campaign.rewards, ...rewards } }),
    rules: campaign.rules.map((rule) => ({ ...rule, items: rules[rule.heading] ?? rule.items })),
  });
}

function withoutNull(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
}
