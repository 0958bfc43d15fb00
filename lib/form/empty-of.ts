import type { DescribedSchema } from './field-meta';

/** A field of an object. */
export interface Entry {
  name: string;
  schema: DescribedSchema;
  optional: boolean;
}

/** The fields of an object by the names under which authors write them. */
export function entriesOf({ properties = {}, required = [] }: DescribedSchema): Entry[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name: schema.writes ?? name,
    schema,
    optional: !required.includes(name),
  }));
}

/** The schema of a value that is there, with the metas of the whole. */
export function withoutNull(schema: DescribedSchema): DescribedSchema {
  const [first, second, ...others] = schema.anyOf ?? [];
  if (second?.type !== 'null' || others.length > 0) return schema;
  const { anyOf: _, ...metas } = schema;
  return { ...first, ...metas };
}

/** A value before anything is entered: numbers are `null`, which schemas reject, and lists have no items. */
export function emptyOf(schema: DescribedSchema): unknown {
  if (withoutNull(schema) !== schema) return null;
  if (schema.const !== undefined) return schema.const;
  const [first] = schema.oneOf ?? schema.anyOf ?? [];
  if (first) return emptyOf(first);
  if (schema.enum) return schema.enum[0];
  switch (schema.type) {
    case 'object': {
      const needed = entriesOf(schema).filter(({ optional }) => !optional);
      return Object.fromEntries(needed.map((entry) => [entry.name, emptyOf(entry.schema)]));
    }
    case 'array':
      return [];
    case 'string':
      return '';
    case 'boolean':
      return false;
    default:
      return null;
  }
}
