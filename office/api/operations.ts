import { queryOptions } from '@tanstack/react-query';
import { OFFICE_CALLS, type OfficeOperations, type RunAnswer, type RunInput } from '@/server/office/api';
import { nameOperations } from '@/server/operations/common/define-words';
import type { RowOf, TableCode } from '@/server/operations/words';
import { rowsIn } from '../answer/read-answer';
import { call } from './call';
import { confirmed } from './confirmed';

/** The operations that this operator may run; it also makes the titles of all operations known. */
export const operationsQuery = queryOptions({
  queryKey: ['operations'],
  queryFn: async () => {
    const offered = await call<OfficeOperations>('GET', OFFICE_CALLS.operations);
    nameOperations(offered.titles);
    return offered;
  },
  staleTime: Number.POSITIVE_INFINITY,
});

/** Runs an operation, or shows its effect. Asks for a code or passkey first where the operation needs one. */
export function run(name: string, input: RunInput): Promise<RunAnswer> {
  return confirmed(() => call('POST', `${OFFICE_CALLS.operations}/${encodeURIComponent(name)}`, input));
}

/** Runs an operation that answers with a table, and returns its rows. */
export async function runForRows<Code extends TableCode>(
  name: string,
  table: Code,
  input: RunInput['input'] = {},
): Promise<RowOf<Code>[]> {
  return rowsIn((await run(name, { input })).answer, table);
}
