import { type OperationRequest, type OperationServices, OperatorError, type Ran } from '../common/operation';
import { renderAnswer } from '../common/render-answer';
import { runOperation } from '../run-operation';

/**
 * Runs an operation and returns the text of its answer.
 * @throws OperatorError if the operation is rejected or failed
 */
export async function runAsText(services: OperationServices, request: OperationRequest): Promise<string> {
  return textOf(await runOperation(services, request));
}

/** The text of an answer. @throws OperatorError if the operation failed */
function textOf({ answer, failed }: Ran): string {
  if (failed) throw new OperatorError(answer);
  return renderAnswer(answer);
}

/** The same function, which returns the text of the answer instead. */
export function asText<Given extends unknown[]>(
  run: (...given: Given) => Promise<Ran>,
): (...given: Given) => Promise<string> {
  return async (...given) => textOf(await run(...given));
}
