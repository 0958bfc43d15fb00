import type { z } from 'zod';
import { type DescribedSchema, describeSchema } from './field-meta';

/** How a value of a schema is entered. */
export type FormNode =
  | ObjectNode
  | ListNode
  | MapNode
  /** With pictures of the options, if they are compositions. */
  | { kind: 'choice' | 'composition'; options: readonly Option[] }
  /** One or several of what the document or the screen offers by the field's name. */
  | { kind: 'part'; of: string; several: boolean }
  /** Several texts: some of the options if there are any. */
  | { kind: 'several'; options: readonly Option[] }
  | UnionNode
  | TextNode
  /** It is entered as so many `unit`, each of which counts `factor`. */
  | { kind: 'number'; unit?: string; factor: number }
  /** Absent or `false`, or the one value that it may have. */
  | { kind: 'flag'; on: unknown }
  | { kind: 'day' | 'instant' | 'picture' };

export interface ObjectNode {
  kind: 'object';
  fields: readonly FormField[];
}

export interface ListNode {
  kind: 'list';
  item: FormNode;
  least: number;
  most: number;
  /** A new item. */
  empty: unknown;
  /** How it is entered otherwise. */
  also?: 'scene' | 'bank' | 'prizes';
}

/** Values by names of the pattern, which the author chooses. */
export interface MapNode {
  kind: 'map';
  item: FormNode;
  pattern: string;
  empty: unknown;
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
  /** What the field begins with once the author adds it. */
  empty: unknown;
}

/** The form of a schema, by its metas. */
export function nodeOf(schema: z.ZodType): FormNode {
  return read(describeSchema(schema));
}

function read(schema: DescribedSchema): FormNode {
  const { kind, type, words, pattern, width, phrase, length, additionalProperties: item } = schema;
  if (kind === 'day' || kind === 'instant' || kind === 'picture') return { kind };
  if (kind === 'symbols') return { kind: 'part', of: kind, several: true };
  if (kind === 'several') return { kind, options: (schema.items?.enum ?? []).map((value) => option(value, words)) };
  if (schema.oneOf ?? schema.anyOf) return unionOf(schema);
  if (schema.const !== undefined || type === 'boolean') return { kind: 'flag', on: schema.const ?? true };
  if (schema.enum) {
    const options = schema.enum.map((value) => option(value, words));
    return { kind: kind === 'composition' ? kind : 'choice', options };
  }
  if (type === 'array') return listOf(schema);
  if (item)
    return { kind: 'map', item: read(item), pattern: schema.propertyNames?.pattern ?? '', empty: emptyOf(item) };
  if (type === 'object') return { kind: 'object', fields: entriesOf(schema).filter(isShown).map(fieldOf) };
  if (type === 'string') {
    const limits = Object.entries({ width, phrase, length }).filter(([, limit]) => limit !== undefined);
    return { kind: 'text', words: kind === 'words', code: pattern !== undefined, ...Object.fromEntries(limits) };
  }
  if (type !== 'number' && type !== 'integer')
    throw new Error(`No form shows ${JSON.stringify(schema)}: add its type.`);
  const unit = kind === 'usd' ? '美元' : kind === 'odds' ? '%' : schema.unit;
  return { kind: 'number', ...(unit !== undefined && { unit }), factor: kind === 'odds' ? 100 : 1 };
}

const option = (value: string, words: DescribedSchema['words']) => ({ value, label: words?.[value] ?? value });

/** A field of an object, by the name under which authors write it. */
interface Entry {
  name: string;
  schema: DescribedSchema;
  optional: boolean;
}

function entriesOf({ properties = {}, required = [] }: DescribedSchema): Entry[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name: schema.writes ?? name,
    schema,
    optional: !required.includes(name),
  }));
}

/** Authors see no field that can have one value only. */
const isShown = ({ optional, schema }: Entry) => optional || schema.const === undefined;

function fieldOf({ name, schema: written, optional }: Entry): FormField {
  const schema = withoutNull(written);
  const { title = name, help, kind, also, default: initial } = schema;
  return {
    name,
    title,
    ...(help !== undefined && { help }),
    optional,
    hidden: kind === 'id' || kind === 'hidden',
    node: kind === 'part' ? { kind, of: name, several: schema.type === 'array' } : read(schema),
    ...(schema !== written && { none: also?.null ?? '无' }),
    ...(initial !== undefined && { initial }),
    empty: emptyOf(schema),
  };
}

/** The schema of a value that is there, with the metas of the whole. */
function withoutNull(schema: DescribedSchema): DescribedSchema {
  const [first, second, ...others] = schema.anyOf ?? [];
  if (second?.type !== 'null' || others.length > 0) return schema;
  const { anyOf: _, ...metas } = schema;
  return { ...first, ...metas };
}

function listOf({ kind, items = {}, minItems = 0, maxItems = Number.POSITIVE_INFINITY }: DescribedSchema): ListNode {
  const also = kind === 'scene' || kind === 'bank' || kind === 'prizes' ? { also: kind } : {};
  return { kind: 'list', item: read(items), least: minItems, most: maxItems, empty: emptyOf(items), ...also };
}

function unionOf({ oneOf, anyOf, words, starts = {} }: DescribedSchema): UnionNode {
  const branches = oneOf ?? anyOf ?? [];
  const by = Object.keys(branches[0]?.properties ?? {}).find((name) =>
    branches.every(({ properties }) => properties?.[name]?.const !== undefined),
  );
  return {
    kind: 'union',
    by,
    branches: branches.map((branch, index) => {
      const value = by === undefined ? String(index) : String(branch.properties?.[by]?.const);
      const { label } = option(value, words ?? { [value]: branch.title ?? value });
      const empty = emptyOf(branch);
      const start = starts[value] && { ...(empty as object), title: label, ...starts[value] };
      return { value, label, node: read(branch), empty: start ?? empty };
    }),
  };
}

const EMPTY: Readonly<Record<string, unknown>> = { array: [], string: '', boolean: false };

/** A value before anything is entered: numbers without a start are `null`, which schemas reject, and lists have no items. */
function emptyOf(schema: DescribedSchema): unknown {
  const { type = '', oneOf, anyOf, const: only } = schema;
  const [first] = oneOf ?? anyOf ?? [];
  if (only !== undefined) return only;
  if (schema.start !== undefined) return schema.start;
  if (first) return withoutNull(schema) === schema ? emptyOf(first) : null;
  if (schema.enum) return schema.enum[0];
  if (type !== 'object') return EMPTY[type] ?? null;
  const needed = entriesOf(schema).filter(({ optional }) => !optional);
  return Object.fromEntries(needed.map((entry) => [entry.name, emptyOf(entry.schema)]));
}
