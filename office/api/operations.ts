import { queryOptions } from '@tanstack/react-query';
import { OFFICE_CALLS, type OfficeOperations, type RunAnswer } from '@/lib/office/api';
import { call } from './call';

/** The operations that this operator may run. */
export const operationsQuery = queryOptions({
  queryKey: ['operations'],
  queryFn: () => call<OfficeOperations>('GET', OFFICE_CALLS.operations),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Runs an operation with its input by name. */
export function run(name: string, input: Record<string, unknown>): Promise<RunAnswer> {
  return call('POST', `${OFFICE_CALLS.operations}/${encodeURIComponent(name)}`, { input });
}
