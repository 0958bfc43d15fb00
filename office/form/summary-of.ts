import type { FormField, FormNode } from '@/lib/form/form-node';
import { branchOf } from '@/lib/form/node-at';

type NumberNode = Extract<FormNode, { kind: 'number' }>;

/** Parts of a summary at most. */
const PARTS = 4;

/** A number as operators enter it. */
export function enteredNumber(value: unknown, { factor }: NumberNode): number | null {
  return typeof value === 'number' ? Number((value / factor).toFixed(6)) : null;
}

/**
 * What an item is, in a line: its first text, or else its first choice, and its numbers.
 *
 * @param write a text as visitors read it
 */
export function summaryOf(node: FormNode, value: unknown, write: (text: string) => string): string {
  return [...new Set(partsOf(node, value, write))].filter(Boolean).slice(0, PARTS).join(' · ');
}

function partsOf(node: FormNode, value: unknown, write: (text: string) => string): string[] {
  if (node.kind === 'union') {
    const branch = branchOf(node, value);
    return branch ? [branch.label, ...partsOf(branch.node, value, write)] : [];
  }
  if (node.kind !== 'object') return [shownValue(node, value, write)];
  const own = node.fields.map((field) => ({
    field,
    inner: (value as Record<string, unknown> | undefined)?.[field.name],
  }));
  const texts = own.flatMap(({ field: { node: inner, hidden }, inner: text }) =>
    inner.kind === 'text' && !hidden && typeof text === 'string' ? write(text) : [],
  );
  const choices = own.flatMap(({ field, inner }) =>
    field.node.kind === 'choice' ? shownValue(field.node, inner, write) : [],
  );
  const prizes = own.flatMap(({ field, inner }) =>
    field.node.kind === 'object' ? prizeParts(field, inner, write) : [],
  );
  const numbers = own.flatMap(({ field, inner }) =>
    field.node.kind === 'number' && !field.hidden ? numberPart(field, inner) : [],
  );
  return [...(texts.length > 0 ? texts.slice(0, 1) : choices.slice(0, 1)), ...numbers, ...prizes];
}

/** The first text of an object in an item. */
function prizeParts({ node, none }: FormField, value: unknown, write: (text: string) => string): string[] {
  if (value === null) return none === undefined ? [] : [none];
  return partsOf(node, value, write).slice(0, 1);
}

function numberPart({ title, node, none }: FormField, value: unknown): string[] {
  if (value === null && none !== undefined) return [none];
  const shown = shownValue(node, value, String);
  return shown ? [`${title} ${shown}`] : [];
}

function shownValue(node: FormNode, value: unknown, write: (text: string) => string): string {
  if (node.kind === 'choice') return node.options.find((option) => option.value === value)?.label ?? '';
  if (node.kind === 'number') {
    const number = enteredNumber(value, node);
    if (number === null) return '';
    const { unit = '' } = node;
    return unit === '美元' ? `$${number}` : unit === '%' ? `${number}%` : `${number} ${unit}`.trim();
  }
  return typeof value === 'string' ? write(value) : '';
}
