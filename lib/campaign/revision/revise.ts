import { completeCampaign, definitionOf, faultsOf, madeFrom, type ReadCampaign } from '../define';
import { figuresOf } from '../figures/figures-of';
import { fillFigures } from '../figures/fill-figures';
import { limitsIn } from '../limits';
import { placeholdersIn } from '../placeholders';
import { type Campaign, type CampaignInput, RISK_HEADING } from '../schema';
import { definitionPatchSchema, HELD, KEPT, type Patch, patchSchema } from './patch';

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

/** Reads a patch: returns it with the campaign as it shows it, or each field at fault. */
export type ReadPatch = (campaign: Campaign, written: unknown) => ReadResult;
type ReadResult = { patch: Patch; campaign: Campaign } | { faults: string[] };

/**
 * Checks a patch that was submitted as strictly as the build checks definitions: the schema with its forbidden words, the figures,
 * which texts name in braces, the warnings of risk, which stay, and limits in the rules, which only the definition may add.
 */
export const readPatch: ReadPatch = (campaign, written) => read(campaign, written, false);

/** Checks a stored patch against the campaign of this version of the product. Numerals and limits were checked when it was submitted. */
export const readStoredPatch: ReadPatch = (campaign, written) => read(campaign, written, true);

/**
 * Reads what an arm changes of a stored campaign's definition.
 *
 * @param check reads the definition that the arm shows
 */
export function definitionPatchReader(check: (definition: unknown) => ReadCampaign): ReadPatch {
  return (campaign, written) => {
    const result = parse(campaign, written, true, definitionPatchSchema);
    if ('faults' in result) return result;
    const { patch } = result;
    const absent = absentIn(campaign, patch);
    if (absent.length > 0) return { faults: absent };
    const shown = check(definitionWith(definitionOf(campaign) as CampaignInput, patch));
    if ('faults' in shown) return { faults: shown.faults };
    const faults = lostWarnings(campaign, shown.campaign);
    return faults.length > 0 ? { faults } : { patch, campaign: shown.campaign };
  };
}

/** A definition with an arm's patch over it. */
export function definitionWith(definition: CampaignInput, patch: Patch): CampaignInput {
  return merged(definition, patch) as CampaignInput;
}

function read(campaign: Campaign, written: unknown, isStored: boolean): ReadResult {
  const result = parse(campaign, written, isStored, patchSchema);
  if ('faults' in result) return result;
  const { patch } = result;
  const merged = merge(campaign, patch);
  if ('faults' in merged) return merged;
  const faults = [
    ...lostWarnings(campaign, merged.campaign),
    ...(isStored ? [] : [...newLimits(campaign, merged.campaign), ...unwritten(merged.campaign)]),
  ];
  return faults.length > 0 ? { faults } : { patch, campaign: merged.campaign };
}

/** Checks the fields of a patch, with their figures. */
function parse(
  campaign: Campaign,
  written: unknown,
  isStored: boolean,
  schema: typeof patchSchema | typeof definitionPatchSchema,
): { patch: Patch } | { faults: string[] } {
  const kept = keptIn(written, schema === definitionPatchSchema);
  if (kept.length > 0) return { faults: kept };
  const result = fillFigures(written, figuresOf(campaign), isStored);
  if ('faults' in result) return result;
  const { success, error } = schema.safeParse(result.filled);
  return success ? { patch: written as Patch } : { faults: faultsOf(error) };
}

/** Fields of a patch that a revision may not change, each with the reason or the command that changes it. */
export function keptIn(written: unknown, mayCompose = false): string[] {
  if (typeof written !== 'object' || written === null) return [];
  const { hero } = written as { hero?: unknown };
  const composition = !mayCompose && typeof hero === 'object' && hero !== null && 'composition' in hero;
  return [
    ...Object.keys(written).flatMap((field) => (Object.hasOwn(KEPT, field) ? `${field}: ${KEPT[field]}` : [])),
    ...(composition ? ['hero.composition: stays in the definition, by which pages have their scripts and styles'] : []),
  ];
}

/** Limits that the definition's rules do not have, because no code enforces them. A warning of risk limits nothing. */
function newLimits(before: Campaign, after: Campaign): string[] {
  const known = new Set(limitsIn(before.rules).map(({ sentence }) => sentence));
  return limitsIn(after.rules.filter(({ heading }) => heading !== RISK_HEADING))
    .filter(({ sentence }) => !known.has(sentence))
    .map(
      ({ place, sentence }) => `${place}: a revision cannot add a limit, which only the definition has: “${sentence}”`,
    );
}

/** Texts that a revision takes from a new campaign's first version, whose author has to replace them. */
function unwritten(campaign: Campaign): string[] {
  return placeholdersIn(campaign).map((placeholder) => `${placeholder} (a placeholder: write the text)`);
}

function lostWarnings(before: Campaign, after: Campaign): string[] {
  const itemsOf = ({ rules }: Campaign) => rules.find(({ heading }) => heading === RISK_HEADING)?.items ?? [];
  const held = itemsOf(after);
  return itemsOf(before)
    .filter((item) => !held.includes(item))
    .map((item) => `rules.${RISK_HEADING}: 须保留“${item}”`);
}

/** Parts that a patch changes although the campaign has none. */
function absentIn(campaign: Campaign, patch: Patch): string[] {
  const missing = HELD.filter((field) => patch[field] !== undefined && campaign[field] === undefined);
  const isPlayed = campaign.otherPages.some((page) => page.hero);
  return [...missing, ...(patch.activityHero && !isPlayed ? ['activityHero'] : [])].map(
    (field) => `${field}: the campaign has none`,
  );
}

function merge(campaign: Campaign, patch: Patch): ReadCampaign {
  const absent = absentIn(campaign, patch);
  if (absent.length > 0) return { faults: absent };
  const result = fillFigures(patch, figuresOf(campaign), true);
  if ('faults' in result) return result;
  const revised = completeCampaign(merged(campaign, result.filled));
  if ('campaign' in revised) madeFrom(revised.campaign, merged(definitionOf(campaign), patch) as CampaignInput);
  return revised;
}

/** A campaign, or the definition that it was read from, with a patch over it. */
function merged(campaign: Campaign | CampaignInput, patch: Patch): unknown {
  const { otherPages = [] } = campaign;
  const played = otherPages.findIndex((page) => page.hero);
  const { hero, activityHero, form, success, rewards, rules = {}, ...whole } = patch;
  return {
    ...campaign,
    ...whole,
    hero: { ...campaign.hero, ...hero },
    ...(activityHero && {
      otherPages: otherPages.map((page, index) =>
        index === played ? { ...page, hero: { ...page.hero, ...activityHero } } : page,
      ),
    }),
    ...(form && { form: withoutNull({ ...campaign.form, ...form }) }),
    ...(success && { success: { ...campaign.success, ...success } }),
    ...(rewards && { rewards: { ...campaign.rewards, ...rewards } }),
    rules: campaign.rules.map((rule) => ({ ...rule, items: rules[rule.heading] ?? rule.items })),
  };
}

function withoutNull(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
}
