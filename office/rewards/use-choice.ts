import { useState } from 'react';

/**
 * The rows that the operator chose in a list. Another list begins without a choice, so that no operation runs on rows that it hides.
 *
 * @param list identifies the list, by its filters
 */
export function useChoice<Row>(list: string): [chosen: readonly Row[], choose: (rows: readonly Row[]) => void] {
  const [choice, setChoice] = useState<{ list: string; rows: readonly Row[] }>({ list, rows: [] });
  if (choice.list !== list) setChoice({ list, rows: [] });
  return [choice.list === list ? choice.rows : [], (rows) => setChoice({ list, rows })];
}
