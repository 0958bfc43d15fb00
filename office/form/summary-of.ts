import type { FormField, FormNode } from '@/lib/form/form-node';
import { branchOf } from '@/lib/form/node-at';

type Write = (text: string) => string;

/** Parts of a summary at most. */
const PARTS = 4;

/** A number as operators enter it. */
export function enteredNumber(value: unknown, { factor }: Extract<FormNode, { kind: 'number' }>): number | null {
  return typeof value === 'number' ? Number((value / factor).toFixed(6)) : null;
}

/**
 * What an item is, in a line: its first text, or else its first choice, its numbers, and what its objects are.
 *
 * @param write a text as visitors read it
 */
export function summaryOf(node: FormNode, value: unknown, write: Write): string {
  return [...new Set(partsOf(node, value, write))].filter(Boolean).slice(0, PARTS).join(' · ');
}

function partsOf(node: FormNode, value: unknown, write: Write): string[] {
  if (node.kind === 'union') {
    const branch = branchOf(node, value);
    return branch ? [branch.label, ...partsOf(branch.node, value, write)] : [];
  }
  if (node.kind !== 'object') return [shownValue(node, value, write)];
  const parts = (kind: FormNode['kind']) =>
    node.fields
      .filter((field) => field.node.kind === kind && (!field.hidden || kind === 'choice'))
      .map((field) => fieldPart(field, (value as Record<string, unknown> | undefined)?.[field.name], write));
  const [name = parts('choice')[0] ?? ''] = parts('text');
  return [name, ...parts('number'), ...parts('object')];
}

function fieldPart({ title, node, none = '' }: FormField, value: unknown, write: Write): string {
  if (value === null || value === undefined) return none;
  if (node.kind === 'object') return partsOf(node, value, write)[0] ?? '';
  const shown = shownValue(node, value, write);
  return node.kind === 'number' ? `${title} ${shown}` : shown;
}

function shownValue(node: FormNode, value: unknown, write: Write): string {
  if (node.kind === 'choice') return node.options.find((option) => option.value === value)?.label ?? '';
  if (node.kind !== 'number') return typeof value === 'string' ? write(value) : '';
  const { unit = '' } = node;
  const number = enteredNumber(value, node) ?? '';
  return unit === '美元' ? `$${number}` : `${number}${unit === '%' ? unit : ` ${unit}`}`.trim();
}
