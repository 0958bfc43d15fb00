import type { Branch, FormField, FormNode, ObjectNode, UnionNode } from './form-node';

/** The node of a part of a value, such as `steps.items.0.text`; `value` decides about the branches of unions. */
export function nodeAt(node: FormNode, path: string, value: unknown): FormNode | undefined {
  if (path === '') return node;
  const [key = '', ...rest] = path.split('.');
  const [next, inner] = within(node, key, value);
  return next && nodeAt(next, rest.join('.'), inner);
}

/** The branch that a value takes: by its value, else the first of which it has no other fields. */
export function branchOf({ by, branches }: UnionNode, value: unknown): Branch | undefined {
  if (by !== undefined) return branches.find((branch) => branch.value === (value as Fields | undefined)?.[by]);
  const isFit = ({ node, empty }: Branch) =>
    node.kind === 'object'
      ? typeof value === 'object' &&
        Object.keys(value ?? {}).every((name) => name in (empty as object) || fieldIn(node, name))
      : typeof value === typeof (node.kind === 'number' ? 0 : '');
  return branches.find(isFit);
}

type Fields = Readonly<Record<string, unknown>>;

function within(node: FormNode, key: string, value: unknown): [FormNode | undefined, unknown] {
  const inner = (value as Fields | undefined)?.[key];
  switch (node.kind) {
    case 'object':
      return [fieldIn(node, key)?.node, inner];
    case 'list':
    case 'map':
      return [node.item, inner];
    case 'scene':
    case 'rows':
      return [node.list.item, inner];
    case 'union': {
      const branch = branchOf(node, value);
      return branch ? within(branch.node, key, value) : [undefined, inner];
    }
    default:
      return [undefined, inner];
  }
}

function fieldIn(node: ObjectNode, name: string): FormField | undefined {
  return node.fields.find((field) => field.name === name);
}
