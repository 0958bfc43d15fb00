/**
 * The fields of an answer's `Data`, all optional: a provider's own backend may answer a text there, a list, or nothing.
 */
export function fieldsOf<Fields extends object>(
  data: Fields | unknown[] | string | number | boolean | null | undefined,
): Partial<Fields> {
  return typeof data === 'object' && data !== null && !Array.isArray(data) ? data : {};
}
