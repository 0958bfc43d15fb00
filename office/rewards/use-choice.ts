import { useState } from 'react';
import type { NamedRow } from '../answer/rows-of';

/**
 * The rows that the operator chose in a list. Another list begins without a choice, so that no operation runs on rows that it hides.
 *
 * @param list identifies the list, by its filters
 */
export function useChoice(list: string): [chosen: readonly NamedRow[], choose: (rows: readonly NamedRow[]) => void] {
  const [choice, setChoice] = useState<{ list: string; rows: readonly NamedRow[] }>({ list, rows: [] });
  if (choice.list !== list) setChoice({ list, rows: [] });
  return [choice.list === list ? choice.rows : [], (rows) => setChoice({ list, rows })];
}
