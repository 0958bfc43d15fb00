import type { FormNode, Option } from '@/lib/form/form-node';
import { branchOf } from '@/lib/form/node-at';

type Fields = Readonly<Record<string, unknown>>;
/** A text at a place as visitors read it. */
type Write = (path: string, text: string) => string;

/** What an item is, in a line: the kind it has, and its first text or choice. */
export function summaryOf(node: FormNode, path: string, value: unknown, write: Write): string {
  if (node.kind === 'union') {
    const branch = branchOf(node, value);
    return branch ? [branch.label, summaryOf(branch.node, path, value, write)].filter(Boolean).join(' · ') : '';
  }
  for (const { name, node: inner } of node.kind === 'object' ? node.fields : []) {
    const shown = (value as Fields | null)?.[name];
    if (inner.kind === 'text' && shown) return write(`${path}.${name}`, String(shown));
    if (inner.kind === 'choice') return inner.options.find((option) => option.value === shown)?.label ?? '';
    if (inner.kind === 'object' && shown) return summaryOf(inner, `${path}.${name}`, shown, write);
  }
  return '';
}

/** A new item of a list; if its items have ids, with one that no other has: the next number, or a number after `item`. */
export function withNewId(empty: unknown, items: readonly unknown[]): unknown {
  if (typeof empty !== 'object' || empty === null || !('id' in empty)) return empty;
  const taken = items.map((item) => Number.parseInt(String((item as Fields).id).replace(/^item-/, ''), 10) || 0);
  const next = Math.max(items.length, ...taken) + 1;
  return { ...empty, id: empty.id === null ? next : `item-${next}` };
}

/** What a definition offers for its own fields, by the field's name: `limited` prizes, and the tasks `of` which rewards are. */
export function partsOf(value: unknown, name: string, write: Write, path = ''): Option[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, part]) =>
    partsOf(part, name, write, path ? `${path}.${key}` : key),
  );
  const { id, stock, label, title, prize } = value as Fields;
  const isPart = name === 'limited' ? typeof stock === 'number' : /\.tasks\.\d+$/.test(path);
  if (typeof id !== 'string' || !isPart) return inner;
  const text = label || title || (prize as Fields | undefined)?.label || id;
  return [{ value: id, label: write(`${path}.label`, String(text)) }, ...inner];
}
