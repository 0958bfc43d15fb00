import { queryOptions } from '@tanstack/react-query';
import { OFFICE_CALLS, type OfficeOperations, type RunAnswer, type RunInput } from '@/server/office/api';
import { call } from './call';
import { askFactor, isFactorNeeded } from './fresh-factor';

/** The operations that this operator may run. */
export const operationsQuery = queryOptions({
  queryKey: ['operations'],
  queryFn: () => call<OfficeOperations>('GET', OFFICE_CALLS.operations),
  staleTime: Number.POSITIVE_INFINITY,
});

/**
 * Runs an operation, or shows its effect. Where the server needs a fresh code, the operator is asked for it, and the operation runs again.
 * @throws {CallError}
 */
export async function run(name: string, input: RunInput): Promise<RunAnswer> {
  const send = () => call<RunAnswer>('POST', `${OFFICE_CALLS.operations}/${encodeURIComponent(name)}`, input);
  try {
    return await send();
  } catch (error) {
    if (!isFactorNeeded(error) || !(await askFactor())) throw error;
    return send();
  }
}
