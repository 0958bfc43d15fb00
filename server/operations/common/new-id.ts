import type { OperationContext } from './operation';

/** The database assigns only positive ids. */
const PREVIEWED = -1;

/**
 * The id of a new row in a table whose ids operators see. A preview stores its row with an id of its own, because a rollback does not
 * give back the next number; otherwise the database assigns the number. Insert it with `overridingSystemValue()`.
 */
export function newId({ preview }: Pick<OperationContext, 'preview'>): { id?: number } {
  return preview ? { id: PREVIEWED } : {};
}
