import type { z } from 'zod';
import { type Entry, emptyOf, entriesOf, withoutNull } from './empty-of';
import { type DescribedSchema, describeSchema } from './field-meta';

/** How a value of a schema is entered. */
export type FormNode =
  | ObjectNode
  | ListNode
  /** Values by names that the author chooses, of the pattern. */
  | { kind: 'map'; item: FormNode; pattern: string; empty: unknown }
  | { kind: 'choice'; options: readonly Option[] }
  /** Something of the document, or one or several of what the screen offers, by the field's name. */
  | { kind: 'part'; of: string; several: boolean }
  | UnionNode
  | TextNode
  /** It is entered as so many `unit`, each of which counts `factor`. */
  | { kind: 'number'; whole: boolean; unit?: string; factor: number }
  /** Absent, or the one value that it may have. */
  | { kind: 'flag'; on: unknown }
  | { kind: 'day' }
  | { kind: 'instant' }
  | { kind: 'symbols' }
  | { kind: 'scene'; list: ListNode }
  | { kind: 'rows'; of: 'bank' | 'prizes'; list: ListNode };

export interface ObjectNode {
  kind: 'object';
  fields: readonly FormField[];
  /** Its sections in order. */
  groups: readonly string[];
}

export interface ListNode {
  kind: 'list';
  item: FormNode;
  least: number;
  most: number;
  /** A new item. */
  empty: unknown;
  /** The items are always the same ones. */
  fixed: boolean;
}

export interface UnionNode {
  kind: 'union';
  /** The field whose value distinguishes the branches; without it, their fields do. */
  by: string | undefined;
  branches: readonly Branch[];
}

/** A text, which names figures in braces if it has `words`; how long it may be: see `FieldMeta`. */
export interface TextNode {
  kind: 'text';
  words: boolean;
  /** It has a fixed form, as an address does. */
  code: boolean;
  width?: number;
  phrase?: number;
  length?: number;
}

export interface Option {
  value: string;
  label: string;
}

export interface Branch extends Option {
  node: FormNode;
  empty: unknown;
}

export interface FormField {
  name: string;
  title: string;
  help?: string;
  optional: boolean;
  hidden: boolean;
  node: FormNode;
  /** What it means that there is no value, where `null` says so. */
  none?: string;
  /** The value that a field without one has. */
  initial?: unknown;
  /** The section that shows it. */
  group?: string;
  /** What the field begins with once the author adds it. */
  empty: unknown;
}

/** The form of a schema, by its metas. */
export function nodeOf(schema: z.ZodType): FormNode {
  return read(describeSchema(schema));
}

function read(schema: DescribedSchema): FormNode {
  const { kind, type, words } = schema;
  if (kind === 'scene') return { kind, list: listOf(schema) };
  if (kind === 'bank' || kind === 'prizes') return { kind: 'rows', of: kind, list: listOf(schema) };
  if (kind === 'symbols' || kind === 'day' || kind === 'instant') return { kind };
  if (schema.oneOf ?? schema.anyOf) return unionOf(schema);
  if (schema.const !== undefined || type === 'boolean') return { kind: 'flag', on: schema.const ?? true };
  if (schema.enum)
    return { kind: 'choice', options: schema.enum.map((value) => ({ value, label: words?.[value] ?? value })) };
  if (type === 'array') return listOf(schema);
  if (type === 'object') return objectOf(schema);
  if (type === 'string') return textOf(schema);
  if (type === 'number' || type === 'integer') return numberOf(schema);
  throw new Error(`No form shows ${JSON.stringify(schema)}: its schema has to say what it takes.`);
}

function objectOf(schema: DescribedSchema): FormNode {
  const { additionalProperties: item, propertyNames, groups = [] } = schema;
  if (item) return { kind: 'map', item: read(item), pattern: propertyNames?.pattern ?? '', empty: emptyOf(item) };
  return { kind: 'object', fields: shownIn(schema).map(fieldOf), groups };
}

/** The fields of an object, without those that can have one value only. */
function shownIn(schema: DescribedSchema): Entry[] {
  return entriesOf(schema).filter((entry) => entry.optional || entry.schema.const === undefined);
}

function fieldOf({ name, schema: written, optional }: Entry): FormField {
  const schema = withoutNull(written);
  const { title = name, help, kind, group, also, default: initial } = schema;
  return {
    name,
    title,
    ...(help !== undefined && { help }),
    optional,
    hidden: kind === 'id' || kind === 'hidden',
    node: kind === 'part' ? { kind, of: name, several: schema.type === 'array' } : read(schema),
    ...(schema !== written && { none: also?.null ?? '无' }),
    ...(initial !== undefined && { initial }),
    ...(group !== undefined && { group }),
    empty: emptyOf(schema),
  };
}

function listOf(schema: DescribedSchema): ListNode {
  const { items = {}, minItems: least = 0, maxItems: most = Number.POSITIVE_INFINITY, fixed = false } = schema;
  return { kind: 'list', item: read(items), least, most, empty: emptyOf(items), fixed };
}

function unionOf({ oneOf, anyOf, words = {}, starts = {} }: DescribedSchema): UnionNode {
  const branches = oneOf ?? anyOf ?? [];
  const [first] = branches;
  const by = Object.keys(first?.properties ?? {}).find((name) =>
    branches.every(({ properties }) => properties?.[name]?.const !== undefined),
  );
  return {
    kind: 'union',
    by,
    branches: branches.map((branch, index) => {
      const value = by === undefined ? String(index) : String(branch.properties?.[by]?.const);
      const label = words[value] ?? branch.title ?? value;
      const start = starts[value];
      const empty = start && by !== undefined ? { [by]: value, title: label, ...start } : emptyOf(branch);
      return { value, label, node: read(branch), empty };
    }),
  };
}

function textOf({ kind, width, phrase, length, pattern }: DescribedSchema): TextNode {
  return {
    kind: 'text',
    words: kind === 'words',
    code: pattern !== undefined,
    ...(width !== undefined && { width }),
    ...(phrase !== undefined && { phrase }),
    ...(length !== undefined && { length }),
  };
}

function numberOf({ kind, type, unit }: DescribedSchema): FormNode {
  const shown = kind === 'usd' ? '美元' : kind === 'odds' || kind === 'share' ? '%' : unit;
  return {
    kind: 'number',
    whole: type === 'integer' && kind !== 'odds',
    ...(shown !== undefined && { unit: shown }),
    factor: kind === 'odds' ? 100 : kind === 'share' ? 0.01 : 1,
  };
}
