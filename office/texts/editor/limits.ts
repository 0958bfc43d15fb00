import { z } from 'zod';
import { patchSchema } from '@/lib/campaign/revision/patch';

/** How long a text may be: in em of its width, or in letters. */
interface Limit {
  width?: number;
  length?: number;
}

/** The schema at a place of a text, such as `steps.items.0.text`. */
export function schemaAt(path: string): z.ZodType | undefined {
  return path.split('.').reduce<z.ZodType | undefined>((schema, key) => within(schema, key), patchSchema);
}

/** The limit of the text at a place, if it has one. */
export function limitAt(path: string): Limit {
  const schema = schemaAt(path);
  const { width, length } = (schema && z.globalRegistry.get(bare(schema))) ?? {};
  return { ...(typeof width === 'number' && { width }), ...(typeof length === 'number' && { length }) };
}

/** How many items a list may have. */
export function countAt(path: string): { least: number; most: number } {
  const schema = schemaAt(path);
  const list = schema && bare(schema);
  const { minimum = 0, maximum = 99 } = list instanceof z.ZodArray ? list._zod.bag : {};
  return { least: Number(minimum), most: Number(maximum) };
}

function within(schema: z.ZodType | undefined, key: string): z.ZodType | undefined {
  if (!schema) return undefined;
  const outer = bare(schema);
  if (outer instanceof z.ZodObject) return outer.shape[key];
  if (outer instanceof z.ZodArray) return outer.element as z.ZodType;
  return outer instanceof z.ZodRecord ? (outer.valueType as z.ZodType) : undefined;
}

function bare(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable
    ? bare(schema.unwrap() as z.ZodType)
    : schema;
}
