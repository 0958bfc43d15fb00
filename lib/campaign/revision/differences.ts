import type { Campaign } from '../schema';

/** A field of which two versions of a campaign, or of something else, differ; a text is missing where the version has no such field. */
export interface Difference {
  /** Such as `steps.items.0.text`; rules go by their heading. */
  field: string;
  before?: string;
  after?: string;
}

/** Every field that differs after a change, in the order of the definition; new fields last. */
export function differences(before: object, after: object): Difference[] {
  const [old, fresh] = [textsOf(before), textsOf(after)];
  return [...new Set([...old.keys(), ...fresh.keys()])].flatMap((field) => {
    const [was, is] = [old.get(field), fresh.get(field)];
    if (was === is) return [];
    return { field, ...(was !== undefined && { before: was }), ...(is !== undefined && { after: is }) };
  });
}

/** Every text, by its place. */
function textsOf(shown: object): Map<string, string> {
  return new Map(leavesOf('rules' in shown ? named(shown as Campaign) : shown, ''));
}

function named({ rules, ...rest }: Campaign) {
  return { ...rest, rules: Object.fromEntries(rules.map(({ heading, items }) => [heading, items])) };
}

function leavesOf(value: unknown, place: string): [string, string][] {
  if (typeof value !== 'object' || value === null) return value === undefined ? [] : [[place, String(value)]];
  return Object.entries(value).flatMap(([key, item]) => leavesOf(item, place ? `${place}.${key}` : key));
}
