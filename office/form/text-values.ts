/** A text as `campaigns text` writes it: everything that a revision may change. */
export type TextValues = { readonly [field: string]: unknown };

/** A value by its place, such as `hero.headline` or `steps.items.0.text`; headings of rules have no dots. */
export function valueAt(values: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], values);
}

/** The values with another one at a place. Everything beside the place stays the same object. */
export function withValue<Values>(values: Values, path: string, value: unknown): Values {
  const [key = '', ...rest] = path.split('.');
  const before = (values as Record<string, unknown>)[key];
  const next = rest.length === 0 ? value : withValue(before ?? {}, rest.join('.'), value);
  if (!Array.isArray(values)) return { ...values, [key]: next };
  return values.map((item, index) => (index === Number(key) ? next : item)) as Values;
}

/** Places at which two texts differ, each with its value before and after. */
export function changesOf(before: unknown, after: unknown): Change[] {
  const [old, fresh] = [leavesOf(before, ''), leavesOf(after, '')];
  return [...new Set([...old.keys(), ...fresh.keys()])].flatMap((field) => {
    const [was = null, is = null] = [old.get(field), fresh.get(field)];
    return was === is ? [] : [{ field, before: was, after: is }];
  });
}

/** A field that differs; `null` where a text does not have it. */
export interface Change {
  field: string;
  before: string | null;
  after: string | null;
}

function leavesOf(value: unknown, place: string): Map<string, string> {
  if (value === undefined || value === null) return new Map();
  if (typeof value !== 'object') return new Map([[place, String(value)]]);
  return new Map(Object.entries(value).flatMap(([key, item]) => [...leavesOf(item, place ? `${place}.${key}` : key)]));
}
