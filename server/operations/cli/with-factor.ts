import type { OperationRequest, OperatorError, Ran } from '../common/operation';
import { confirm, isFactorNeeded } from '../operators/factor';

/**
 * Runs an operation. If it needs a fresh code of the authenticator app, confirms with one and runs it again.
 *
 * @param ask shows why a code is needed, and reads the input of `confirm` from the operator
 */
export async function withFactor(
  request: OperationRequest,
  run: (request: OperationRequest) => Promise<Ran>,
  ask: (refusal: OperatorError) => Promise<Record<string, string>>,
): Promise<Ran> {
  try {
    return await run(request);
  } catch (error) {
    if (!isFactorNeeded(error)) throw error;
    await run({ ...request, operation: confirm.name, input: await ask(error), preview: undefined, effect: undefined });
    return run(request);
  }
}
