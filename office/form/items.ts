import { scopesAt } from '@/lib/campaign/figures/fill-figures';
import { fill } from '@/lib/campaign/figures/write';
import type { FormNode, Option } from '@/lib/form/form-node';
import { branchOf } from '@/lib/form/node-at';
import type { Scope } from './form-scope';

type Fields = Readonly<Record<string, unknown>>;
type Written = Pick<Scope, 'root' | 'rules'>;

/** What an item is, in a line: the kind it has, and its first text, or else its first choice. */
export function summaryOf(node: FormNode, path: string, value: unknown, scope: Written): string {
  if (node.kind === 'union') {
    const branch = branchOf(node, value);
    return branch ? [branch.label, summaryOf(branch.node, path, value, scope)].filter(Boolean).join(' · ') : '';
  }
  if (node.kind === 'choice') return node.options.find((option) => option.value === value)?.label ?? '';
  if (node.kind !== 'object') return shownText(path, value, scope);
  const fields = node.fields.filter(({ name }) => (value as Fields)[name]);
  const [first] = ['text', 'choice', 'object'].flatMap((kind) => fields.filter((field) => field.node.kind === kind));
  return first ? summaryOf(first.node, `${path}.${first.name}`, (value as Fields)[first.name], scope) : '';
}

/** A new item of a list; if its items have ids, with one that no other has: the next number, or a number after `item`. */
export function withNewId(empty: unknown, items: readonly unknown[]): unknown {
  if (typeof empty !== 'object' || empty === null || !('id' in empty)) return empty;
  const taken = items.map((item) => Number.parseInt(String((item as Fields).id).replace(/^item-/, ''), 10) || 0);
  const next = Math.max(items.length, ...taken) + 1;
  return { ...empty, id: empty.id === null ? next : `item-${next}` };
}

/** What a definition offers for its own fields, by the field's name: `limited` prizes, and the tasks `of` which rewards are. */
export function partsOf(name: string, scope: Written, value = scope.root, path = ''): Option[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, part]) =>
    partsOf(name, scope, part, path ? `${path}.${key}` : key),
  );
  const { id, stock, label, title, prize } = value as Fields;
  const isPart = name === 'limited' ? typeof stock === 'number' : /\.tasks\.\d+$/.test(path);
  if (typeof id !== 'string' || !isPart) return inner;
  const text = label || title || (prize as Fields | undefined)?.label || id;
  return [{ value: id, label: shownText(`${path}.label`, text, scope) }, ...inner];
}

/** A text at a place as visitors read it, or as it is written if a name in it is wrong. */
function shownText(path: string, text: unknown, { root, rules }: Written): string {
  try {
    return fill(String(text ?? ''), rules.figures, scopesAt(root, path));
  } catch {
    return String(text);
  }
}
