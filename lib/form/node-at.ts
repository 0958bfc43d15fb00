import type { Branch, FormField, FormNode, ObjectNode, UnionNode } from './form-node';

type Fields = Readonly<Record<string, unknown>>;

/** The node of a part of a value, such as `steps.items.0.text`; `value` decides about the branches of unions. */
export function nodeAt(node: FormNode, path: string, value: unknown): FormNode | undefined {
  if (path === '') return node;
  if (node.kind === 'union') {
    const branch = branchOf(node, value);
    return branch && nodeAt(branch.node, path, value);
  }
  const [key = '', ...rest] = path.split('.');
  const next =
    node.kind === 'object'
      ? fieldIn(node, key)?.node
      : node.kind === 'list' || node.kind === 'map'
        ? node.item
        : undefined;
  return next && nodeAt(next, rest.join('.'), (value as Fields | undefined)?.[key]);
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
