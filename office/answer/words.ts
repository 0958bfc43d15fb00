import { columnsOf } from '@/server/operations/common/define-words';
import { wordOf } from '@/server/operations/common/formats';
import type { RowOf, TableCode } from '@/server/operations/words';
// Registers the words of every folder of operations.
import '@/server/operations/words';

export { columnsOf, operationNames, operationText, sentenceText } from '@/server/operations/common/define-words';

/** The word of a value of a table's column. */
export function wordIn<Code extends TableCode>(table: Code, name: keyof RowOf<Code> & string, value: string): string {
  return wordOf(columnsOf(table)[name]?.words ?? {}, value);
}
