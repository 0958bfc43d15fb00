import { definitionOf } from '../define';
import type { Campaign, CampaignInput, Hero } from '../schema';
import { MERGED, type Patch } from './patch';

/**
 * Everything that a revision may change of a campaign, as it reads now, its figures in braces: a patch that changes nothing, to be
 * written over. Sentences that the definition's fields add to the rules are left out.
 */
export function wholePatch(campaign: Campaign): Patch {
  return partsOf(definitionOf(campaign), withoutComposition);
}

/** The same of a definition for its arms, which may choose another composition, and ask for a password again. */
export function wholeDefinitionPatch(definition: CampaignInput): Patch {
  const { form, ...patch } = partsOf(definition, defined);
  return form ? { ...patch, form: { password: null, ...form } } : patch;
}

function partsOf(definition: Campaign | CampaignInput, heroOf: (hero: Hero) => object): Patch {
  const { title, description, theme, form, deposit, steps, reasons, questions, rewards, rules } = definition;
  const played = definition.otherPages?.find((page) => page.hero)?.hero;
  const { path: _path, ...success } = definition.success ?? { path: '' };
  return defined({
    title,
    description,
    theme,
    hero: heroOf(definition.hero),
    ...(played && { activityHero: heroOf(played) }),
    form,
    ...(definition.success && { success }),
    deposit,
    steps,
    ...(rewards && { rewards: { title: rewards.title, note: rewards.note } }),
    reasons,
    questions,
    rules: Object.fromEntries(rules.map(({ heading, items }) => [heading, items])),
  }) as Patch;
}

/** A patch without the values that the campaign has, so that later changes of the definition show in untouched fields. */
export function lessened(patch: Patch, campaign: Campaign): Patch {
  return changedParts(patch, wholePatch(campaign));
}

/** The fields of a patch that another one does not have like this; of fields that patches may change in part, these parts. */
export function changedParts(patch: Patch, other: Patch): Patch {
  const whole = other as Record<string, unknown>;
  const entries = Object.entries(patch).flatMap(([field, value]): [string, unknown][] => {
    const held = whole[field];
    if (isSame(value, held)) return [];
    if (!MERGED.has(field) || !isObject(value)) return [[field, value]];
    const parts = Object.entries(value).filter(([key, part]) => !isSame(part, isObject(held) ? held[key] : undefined));
    return parts.length > 0 ? [[field, Object.fromEntries(parts)]] : [];
  });
  return Object.fromEntries(entries) as Patch;
}

function withoutComposition({ composition: _, ...hero }: Hero) {
  return defined(hero);
}

function defined<T extends object>(fields: T): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether two JSON values are equal, regardless of the order of fields. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
  if (!isObject(one) || !isObject(other)) return false;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => isSame(one[key], other[key]));
}
