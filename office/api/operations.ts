import { queryOptions } from '@tanstack/react-query';
import { OFFICE_CALLS, type OfficeOperations, type RunAnswer, type RunInput } from '@/server/office/api';
import { call } from './call';

/** The operations that this operator may run. */
export const operationsQuery = queryOptions({
  queryKey: ['operations'],
  queryFn: () => call<OfficeOperations>('GET', OFFICE_CALLS.operations),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Runs an operation, or shows its effect. */
export function run(name: string, input: RunInput): Promise<RunAnswer> {
  return call('POST', `${OFFICE_CALLS.operations}/${encodeURIComponent(name)}`, input);
}
