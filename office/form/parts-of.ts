import type { Option } from '@/lib/form/form-node';

type Fields = Readonly<Record<string, unknown>>;

/**
 * What a definition offers for its own fields, by the field's name: `limited` prizes, and the tasks `of` which rewards are.
 *
 * @param write a text at a place as visitors read it
 */
export function partsOf(definition: unknown, name: string, write: (path: string, text: string) => string): Option[] {
  const isPart = (item: Fields, path: string) =>
    name === 'limited' ? typeof item.stock === 'number' : /\.tasks\.\d+$/.test(path);
  return itemsIn(definition, '').flatMap(({ item, path }) => {
    if (typeof item.id !== 'string' || !isPart(item, path)) return [];
    const text = [item.label, item.title, (item.prize as Fields | undefined)?.label].find(Boolean);
    return { value: item.id, label: typeof text === 'string' ? write(`${path}.label`, text) : item.id };
  });
}

function itemsIn(value: unknown, path: string): { item: Fields; path: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, part]) => itemsIn(part, path ? `${path}.${key}` : key));
  return Array.isArray(value) ? inner : [{ item: value as Fields, path }, ...inner];
}
