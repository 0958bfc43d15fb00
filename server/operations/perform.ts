import type { Orm } from '../platform/database/types';
import { emit } from '../platform/events/events';
import { appendAct } from './audit-chain';
import { type Operation, type OperationServices, OperatorError } from './operation';
import { OPERATIONS } from './operations';

/** An operation as it is asked for, on the command line or from another process. */
export interface Order {
  operation: string;
  input: Record<string, unknown>;
  /** The operator's name; empty where none was given. */
  operator: string;
}

/** @throws OperatorError for a command that does not exist. */
export function findOperation(name: string): Operation {
  const operation = OPERATIONS.find((candidate) => candidate.name === name);
  if (!operation) throw new OperatorError(`There is no command "${name}". \`npm run ops\` lists them all.`);
  return operation;
}

/**
 * Carries out an operation and records it, both or neither. Answers what the operator is shown.
 * @throws OperatorError when it is refused; then nothing has changed.
 */
export async function perform(
  services: OperationServices,
  { operation: name, input, operator }: Order,
): Promise<string> {
  const operation = findOperation(name);
  const read = operation.input.safeParse(input);
  if (!read.success) {
    const [fault] = read.error.issues;
    throw new OperatorError(`${fault?.path.join('.')}: ${fault?.message}`);
  }
  const who = operator.trim();
  if (operation.act && !who) {
    throw new OperatorError(
      'Every act is recorded with its operator: name yourself with --operator=<name> or OPERATOR.',
    );
  }
  const now = services.clock();
  const run = async (orm: Orm) => {
    const { text, details } = await operation.run({ services, orm, now, operator: who }, read.data);
    if (!operation.act || !details) return { text };
    const head = await appendAct(orm, services.vault, { operator: who, act: operation.name, details, at: now });
    return { text, head };
  };
  const { orm } = services.database;
  const { text, head } = await (operation.online ? run(orm) : orm.transaction(run));
  if (head) emit('operator_act', { act: operation.name, head });
  return text;
}
