import type { Campaign } from '../schema';

/** A field of which two versions of a campaign differ; a text is missing where the version has no such field. */
export interface Difference {
  /** Such as `steps.items.0.text`; rules go by their heading. */
  field: string;
  before?: string;
  after?: string;
}

/** Every field in which a campaign differs after a change, in the order of its definition; those that it had not before come last. */
export function differences(before: Campaign, after: Campaign): Difference[] {
  const [old, fresh] = [before, after].map((campaign) => new Map(leavesOf(named(campaign), '')));
  const fields = [...new Set([...(old?.keys() ?? []), ...(fresh?.keys() ?? [])])];
  return fields
    .map((field) => ({ field, before: old?.get(field), after: fresh?.get(field) }))
    .filter((pair) => pair.before !== pair.after)
    .map(({ field, before: was, after: is }) => ({
      field,
      ...(was !== undefined && { before: was }),
      ...(is !== undefined && { after: is }),
    }));
}

function named({ rules, ...rest }: Campaign) {
  return { ...rest, rules: Object.fromEntries(rules.map(({ heading, items }) => [heading, items])) };
}

function leavesOf(value: unknown, place: string): [string, string][] {
  if (typeof value !== 'object' || value === null) return value === undefined ? [] : [[place, String(value)]];
  return Object.entries(value).flatMap(([key, item]) => leavesOf(item, place ? `${place}.${key}` : key));
}
