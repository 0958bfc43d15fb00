import { json, planned } from '../common/answer';
import type { Operation, OperationContext, Ran } from '../common/operation';
import { effectCode, effectOf } from './effect';
import { tryOperation } from './trial';

/**
 * Runs an operation, rolls it back, and returns its effect. An operation that asks for confirmation also runs with it; its effect is
 * what it answers before.
 *
 * @param readInput parses the input, as for a run
 */
export async function previewOperation(
  context: OperationContext,
  operation: Operation,
  input: Record<string, unknown>,
  readInput: (input: Record<string, unknown>) => Record<string, unknown>,
): Promise<Ran> {
  const { approvals } = context.services.config;
  const run = (given: Record<string, unknown>) =>
    tryOperation(context, operation, readInput(given), approvals, () => false);
  const first = await run(input);
  const { confirm } = first.result;
  const { result, needsApproval } = confirm ? await run({ ...input, ...confirm }) : first;
  const effect = effectOf(result);
  return {
    answer: confirm ? first.result.answer : planned([...effect, ...(result.figures ?? [])]),
    ...(confirm && { confirm }),
    preview: { details: json(result.details), needsApproval, effect: effectCode(effect) },
  };
}
