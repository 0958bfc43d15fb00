import { isBlank, refusedCharacter } from '@/lib/copy/written-text';
import { hasLastOperation } from '../platform/database/last-operation';
import type { Standby } from '../platform/database/standby';
import type { Orm } from '../platform/database/types';
import { emit } from '../platform/events/events';
import { effectCode, effectOf, withEffect } from './approvals/effect';
import { runOrRequest } from './approvals/request-approval';
import { tryOperation } from './approvals/trial';
import { appendEntry } from './audit/audit-chain';
import { json, lines, planned, type Sentence } from './common/answer';
import type { Details } from './common/details';
import { fault, faultOf } from './common/faults';
import {
  isPreviewable,
  type Operation,
  type OperationContext,
  type OperationRequest,
  type OperationResult,
  type OperationServices,
  OperatorError,
  type Ran,
} from './common/operation';
import { parametersOf } from './common/parameters';
import { say } from './common/words';
import { OPERATIONS } from './operations';
import { identify, requirePermission, requireStillAllowed } from './operators/access';
import { requireFactor } from './operators/factor';
import { needsFreshFactor } from './operators/permissions';

/** @throws OperatorError if the command does not exist */
export function findOperation(name: string): Operation {
  const operation = OPERATIONS.find((candidate) => candidate.name === name);
  if (!operation) throw new OperatorError(say('no_operation', { operation: name }));
  return operation;
}

/**
 * Runs an operation and adds its audit log entry in one transaction, or requests the approval that it needs. A preview rolls the
 * operation back and answers with its effect. An operation marked `standby` reads from the standby if that is current enough.
 * @throws OperatorError if the operation is rejected; then nothing has changed
 */
export async function runOperation(services: OperationServices, request: OperationRequest): Promise<Ran> {
  const operation = findOperation(request.operation);
  if (request.preview || request.effect !== undefined) requirePreviewable(operation);
  const unreadable = [request.input, { operator: request.operator }].flatMap((texts) => textFaults(operation, texts));
  if (unreadable.length > 0) throw new OperatorError([lines(...unreadable)]);
  const read = readInput(operation, request.input);
  const { orm } = services.database;
  const complete = { ...request, read };
  const run = (transaction: Orm) => runIn(transaction, services, operation, complete);
  const reported =
    operation.standby && !request.preview ? await runOnStandby(services, operation, complete) : undefined;
  const ran = reported ?? (await (operation.online ? run(orm) : orm.transaction(run)));
  if (ran.recorded) emit('operation_recorded', ran.recorded);
  return ran;
}

/** @throws OperatorError if the operation has no preview */
export function requirePreviewable(operation: Operation): void {
  if (!isPreviewable(operation)) throw new OperatorError(say('no_preview', { operation: operation.name }));
}

/** A request whose input has been parsed. */
type ReadRequest = OperationRequest & { read: Record<string, unknown> };

async function runIn(orm: Orm, services: OperationServices, operation: Operation, request: ReadRequest): Promise<Ran> {
  const { input, read, loaded, effect } = request;
  const { context, accounts } = await admit(orm, services, operation, request);
  const preview = () =>
    previewOperation({ ...context, preview: true }, operation, input, (given) => readInput(operation, given));
  if (request.preview) {
    if (loaded) await requireCurrent({ ...request, input: loaded, read: readInput(operation, loaded) });
    return preview();
  }
  const { approvals } = services.config;
  const expected = effect === undefined ? operation : withEffect(operation, effect);
  const withheld = operation.audited && operation.approval && approvals;
  const result = withheld
    ? await runOrRequest(context, expected, { input, read }, approvals)
    : await expected.run(context, read);
  // What has to be confirmed has only been shown: the confirmation runs what this preview shows.
  return result.confirm ? preview() : record(context, operation, result, accounts);

  /** @throws OperatorError if the operator's form is out of date, so that its input would undo another operator's change */
  async function requireCurrent(form: ReadRequest): Promise<void> {
    const repeated = await runIn(orm, services, operation, { ...form, loaded: undefined });
    if (repeated.preview?.details !== null) throw new OperatorError(say('form_is_stale'));
  }
}

/**
 * Runs an operation in a transaction on the standby, between those on the primary that admit the operator and add the audit log entry;
 * `undefined` if there is no standby or the primary has to be read.
 */
async function runOnStandby(
  services: OperationServices,
  operation: Operation,
  request: ReadRequest,
): Promise<Ran | undefined> {
  const { standby, database } = services;
  if (!standby) return undefined;
  const report = standby.isUsed() ? await readReport(standby) : undefined;
  emit('report_read', { from: report ? 'standby' : 'primary' });
  return report;

  async function readReport({ read }: Standby): Promise<Ran | undefined> {
    const { context, accounts, reflects } = await database.orm.transaction(async (primary) => ({
      ...(await admit(primary, services, operation, request)),
      reflects: await hasLastOperation(primary),
    }));
    // The primary decides whether to reject: what the operator names may be too new for the standby.
    const found = await read(reflects, (orm) => operation.run({ ...context, orm }, request.read)).catch((error) => {
      if (error instanceof OperatorError) return undefined;
      throw error;
    });
    if (!found) return undefined;
    const ran = await database.orm.transaction((orm) => record({ ...context, orm }, operation, found.result, accounts));
    return { ...ran, asOf: found.asOf.toISOString() };
  }
}

/** @throws OperatorError if the caller may not run the operation */
async function admit(
  orm: Orm,
  services: OperationServices,
  operation: Operation,
  request: ReadRequest,
): Promise<{ context: OperationContext; accounts: boolean }> {
  const now = services.clock();
  const { operator, signedIn, accounts } = await identify(services, orm, operation, request, now);
  if (signedIn) {
    await requirePermission(services, orm, signedIn.operator, { operation: operation.name, input: request.read });
    if (!request.preview && needsFreshFactor(operation.name, request.read)) requireFactor(signedIn, now);
  }
  const context: OperationContext = {
    services,
    orm,
    now,
    operator,
    signedIn,
    shell: request.shell,
    address: request.address,
    runApproved,
  };
  return { context, accounts };
}

/** Adds the audit log entry of an operation that has details. */
async function record(
  { orm, services, now, operator, signedIn }: OperationContext,
  operation: Operation,
  result: OperationResult & { recordedAs?: string; approval?: number },
  accounts: boolean,
): Promise<Ran> {
  const { answer, details, failed, confirm, approval, recordedAs = operation.name } = result;
  const ran: Ran = { answer, ...(failed && { failed }), ...(confirm && { confirm }), ...(approval && { approval }) };
  if (!operation.audited || !details) return ran;
  // Where operators have accounts, mark an entry whose name is not a signed-in account.
  const recorded = accounts && !signedIn ? { ...details, signedIn: false } : details;
  const head = await appendEntry(orm, services.vault, { operator, operation: recordedAs, details: recorded, at: now });
  return { ...ran, recorded: { operation: recordedAs, head } };
}

/**
 * Runs an approved operation; its entry and the approval's entry are in one transaction. A preview adds no entry, because its number
 * would stay used.
 */
async function runApproved(
  context: OperationContext,
  { operation: name, input, operator }: OperationRequest,
  added: Details,
): Promise<OperationResult> {
  const operation = findOperation(name);
  const read = readInput(operation, input);
  const { services, orm, now, signedIn, preview } = context;
  if (signedIn) {
    const wanted = { operation: name, input: read };
    await requirePermission(services, orm, signedIn.operator, wanted, 'approves');
    await requireStillAllowed(services, orm, operator, wanted);
  }
  const result = await operation.run({ ...context, operator }, read);
  if (!result.details) throw new OperatorError([say('nothing_left_to_do'), ...result.answer]);
  const details = { ...result.details, ...added };
  if (!preview) await appendEntry(orm, services.vault, { operator, operation: name, details, at: now });
  return result;
}

function readInput(operation: Operation, input: Record<string, unknown>): Record<string, unknown> {
  const missing = fault(say('is_missing'));
  const invalid = fault(say('is_invalid'));
  const read = operation.input.safeParse(input, {
    error: (issue) => (issue.input === undefined ? missing : invalid),
  });
  if (read.success) return read.data;
  const faults = read.error.issues.map(({ path, message }) =>
    say('input_fault', { field: path.join('.'), fault: faultOf(message) }),
  );
  throw new OperatorError([lines(...faults)]);
}

/**
 * Runs an operation, rolls it back, and returns its effect. An operation that asks for confirmation also runs with it; its effect is
 * what it answers before.
 *
 * @param readInput parses the input, as for a run
 */
async function previewOperation(
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

/**
 * What is wrong with the texts of an operation's input: characters that no text may contain, and texts without anything to read. It leaves
 * out files, which operations check themselves, and secrets, which no screen shows.
 */
function textFaults(operation: Operation, input: Record<string, unknown>): Sentence[] {
  const unread = parametersOf(operation).filter(({ kind }) => ['file', 'picture', 'secret'].includes(kind));
  return Object.entries(input)
    .filter(([field]) => !unread.some(({ name }) => name === field))
    .flatMap(([field, value]) =>
      [value].flat().flatMap((text) => {
        const fault = typeof text === 'string' && faultIn(text);
        return fault ? [say('input_fault', { field, fault })] : [];
      }),
    );
}

function faultIn(text: string): Sentence | undefined {
  const character = refusedCharacter(text);
  if (character) return say('has_refused_character', { character });
  // Each field decides whether it may be empty.
  return isBlank(text) && text.trim() !== '' ? say('must_not_be_empty') : undefined;
}
