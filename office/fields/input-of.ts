import type { OperationField } from '@/server/office/api';

/** Values of a form by field name; a field that was left empty has none. */
export type Values = Record<string, unknown>;

/** The input of an operation: without empty fields, and without the second entry of new secrets. */
export function inputOf(fields: readonly OperationField[], values: Values): Record<string, unknown> {
  return Object.fromEntries(
    fields.flatMap(({ name, kind }) => {
      const value = values[name];
      if (value === undefined || value === null || value === '' || (kind === 'flag' && value === false)) return [];
      return [[name, Array.isArray(value) ? value.filter(Boolean) : value]];
    }),
  );
}
