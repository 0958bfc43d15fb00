import type { Orm } from '../platform/database/types';
import { emit } from '../platform/events/events';
import { runOrRequest } from './approvals/request-approval';
import { appendEntry } from './audit/audit-chain';
import {
  type Operation,
  type OperationContext,
  type OperationRequest,
  type OperationResult,
  type OperationServices,
  OperatorError,
} from './common/operation';
import { OPERATIONS } from './operations';
import { identify, requirePermission, requireStillAllowed } from './operators/access';

/** @throws OperatorError if the command does not exist */
export function findOperation(name: string): Operation {
  const operation = OPERATIONS.find((candidate) => candidate.name === name);
  if (!operation) throw new OperatorError(`There is no command "${name}". \`npm run ops\` lists them all.`);
  return operation;
}

/**
 * Runs an operation and adds its audit log entry in one transaction, or requests the approval that it needs. Returns the output for the
 * operator.
 * @throws OperatorError if the operation is rejected; then nothing has changed
 */
export async function runOperation(services: OperationServices, request: OperationRequest): Promise<string> {
  const { input } = request;
  const operation = findOperation(request.operation);
  const read = readInput(operation, input);
  const now = services.clock();
  const { approvals } = services.config;
  const run = async (orm: Orm) => {
    const { operator, signedIn, accounts } = await identify(services, orm, operation, request, now);
    if (signedIn) await requirePermission(services, orm, signedIn.operator, { operation: operation.name, input: read });
    const context: OperationContext = {
      services,
      orm,
      now,
      operator,
      signedIn,
      runApproved: (request, added) => runApproved(context, request, added),
    };
    const withheld = operation.audited && operation.approval && approvals;
    const {
      text,
      details,
      failed,
      recordedAs = operation.name,
    }: OperationResult & { recordedAs?: string } = withheld
      ? await runOrRequest(context, operation, { input, read }, approvals)
      : await operation.run(context, read);
    if (!operation.audited || !details) return { text, failed };
    // Where operators have accounts, mark an entry whose name is not a signed-in account.
    const recorded = accounts && !signedIn ? { ...details, signedIn: false } : details;
    const head = await appendEntry(orm, services.vault, {
      operator,
      operation: recordedAs,
      details: recorded,
      at: now,
    });
    return { text, recordedAs, head, failed };
  };
  const { orm } = services.database;
  const { text, recordedAs, head, failed } = await (operation.online ? run(orm) : orm.transaction(run));
  if (recordedAs && head) emit('operation_recorded', { operation: recordedAs, head });
  if (failed) throw new OperatorError(text);
  return text;
}

/** Runs an approved operation; its entry and the approval's entry are in one transaction. */
async function runApproved(
  context: OperationContext,
  { operation: name, input, operator }: OperationRequest,
  added: Record<string, unknown>,
): Promise<OperationResult> {
  const operation = findOperation(name);
  const read = readInput(operation, input);
  const { services, orm, signedIn } = context;
  if (signedIn) {
    const wanted = { operation: name, input: read };
    await requirePermission(services, orm, signedIn.operator, wanted, 'approves');
    await requireStillAllowed(services, orm, operator, wanted);
  }
  const result = await operation.run({ ...context, operator }, read);
  if (!result.details) throw new OperatorError(`There is nothing left to do: ${result.text}`);
  const details = { ...result.details, ...added };
  await appendEntry(context.orm, context.services.vault, { operator, operation: name, details, at: context.now });
  return result;
}

function readInput(operation: Operation, input: Record<string, unknown>): Record<string, unknown> {
  const read = operation.input.safeParse(input, {
    error: (issue) => (issue.input === undefined ? 'is missing' : `is not valid: see \`${operation.name} --help\``),
  });
  if (read.success) return read.data;
  throw new OperatorError(
    read.error.issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': ')).join('\n'),
  );
}
