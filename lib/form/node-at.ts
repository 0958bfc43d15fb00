import type { Branch, FormField, FormNode, ObjectNode, UnionNode } from './form-node';

type Fields = Readonly<Record<string, unknown>>;

/**
 * The node of a part of a value that a form shows, such as `steps.items.0.text`; `value` decides about the branches of unions.
 */
export function nodeAt(node: FormNode, path: string, value: unknown): FormNode | undefined {
  if (path === '') return node;
  if (node.kind === 'union') {
    const branch = branchOf(node, value);
    return branch && nodeAt(branch.node, path, value);
  }
  const [key = '', ...rest] = path.split('.');
  const field = node.kind === 'object' ? fieldIn(node, key) : undefined;
  const next =
    field && !field.hidden ? field.node : node.kind === 'list' || node.kind === 'map' ? node.item : undefined;
  return next && nodeAt(next, rest.join('.'), (value as Fields | undefined)?.[key]);
}

/** The titles on the way to a place, such as `玩法与奖品 · 1 · 格子`; `undefined` if there is no such place. */
export function titleAt(node: FormNode, path: string): string | undefined {
  return titlesOn(node, path.split('.'))?.join(' · ');
}

function titlesOn(node: FormNode, keys: readonly string[]): string[] | undefined {
  const [key, ...rest] = keys;
  if (key === undefined) return [];
  const branches = node.kind === 'union' ? node.branches : [];
  for (const branch of branches) {
    const titles = titlesOn(branch.node, keys);
    if (titles) return titles;
  }
  const field = node.kind === 'object' ? fieldIn(node, key) : undefined;
  const inner = field?.node ?? (node.kind === 'list' || node.kind === 'map' ? node.item : undefined);
  const titles = inner && titlesOn(inner, rest);
  const kind = inner?.kind === 'union' && inner.by ? inner.branches.find(({ value }) => value === key) : undefined;
  // Items are called by their number, their kind or a name.
  return titles && [field?.title ?? kind?.label ?? (/^\d+$/.test(key) ? String(Number(key) + 1) : key), ...titles];
}

/** The branch that a value takes: by its value, else the first of which it has no other fields. */
export function branchOf({ by, branches }: UnionNode, value: unknown): Branch | undefined {
  if (by !== undefined) return branches.find((branch) => branch.value === (value as Fields | undefined)?.[by]);
  const isFit = ({ node, empty }: Branch) =>
    node.kind === 'object'
      ? Object.keys(value ?? {}).every((name) => name in (empty as object) || fieldIn(node, name))
      : (typeof value === 'string') === (node.kind === 'text');
  return branches.find(isFit);
}

function fieldIn(node: ObjectNode, name: string): FormField | undefined {
  return node.fields.find((field) => field.name === name);
}
