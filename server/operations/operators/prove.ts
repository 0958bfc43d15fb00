import { DAY, MINUTE, SECOND } from '../../platform/clock/clock';
import type { Orm } from '../../platform/database/types';
import { emit } from '../../platform/events/events';
import { ApiProblem } from '../../platform/http/problem';
import { giveBack, type Limit, reset, takeAll } from '../../platform/limits/service';
import type { Vault } from '../../platform/secrets/vault';
import { appendEntry } from '../audit/audit-chain';
import type { Answer } from '../common/answer';
import { nameKey } from '../common/name-key';
import { type OperationContext, type OperationResult, OperatorError } from '../common/operation';
import { findOperator } from './store';
import { say } from './words';

/** Maximum wrong attempts: per operator in 15 minutes and in a day, and of all together. */
const PER_NAME = { max: 5, window: 15 * MINUTE };
const PER_NAME_DAILY = { max: 20, window: DAY };
const IN_ALL = { max: 50, window: 15 * MINUTE };

/** Runs after a correct proof, in one transaction with its audit log entry; `undefined` if the proof turns out to be wrong. */
type Step = (transaction: Orm) => Promise<Proved | undefined>;

interface Proved {
  /** The operator in the audit log entry. */
  operator: string;
  answer: Answer;
  details: Record<string, unknown>;
}

/**
 * Checks a proof of identity. All processes together count each attempt before the check, and remove it from the count if it succeeds. A
 * wrong attempt is recorded, and its answer is the same for every fault.
 *
 * @param tried name and operation for the audit log
 * @param attempt runs the slow checks, before the transaction; returns `undefined` if the proof is wrong
 * @throws OperatorError if the proof is wrong, or too many were
 */
export async function prove(
  { services, now }: Pick<OperationContext, 'services' | 'now'>,
  tried: { name: string; operation: string },
  attempt: (orm: Orm) => Promise<Step | undefined>,
): Promise<OperationResult> {
  const { database, vault } = services;
  const { orm } = database;
  const limits = limitsOf(vault, tried.name);
  const all = Object.values(limits);
  await orm.transaction((transaction) => takeAll(transaction, all, now)).catch(rejectWithWait);
  const proved = await check().catch(async (error) => {
    // Nothing was compared, so this does not count as a guess.
    await giveBack(orm, all, now);
    throw error instanceof ApiProblem ? new OperatorError(say('server_is_busy')) : error;
  });
  if (!proved) {
    // Record only a known name: the input might be a password typed in the wrong place.
    const known = await findOperator(orm, tried.name);
    const operation = `${tried.operation} refused`;
    const head = await appendEntry(orm, vault, {
      operator: known?.name ?? '(unknown)',
      operation,
      details: {},
      at: now,
    });
    emit('operation_recorded', { operation, head });
    throw new OperatorError(say('proof_is_wrong'));
  }
  await giveBack(orm, [limits.ofAll], now);
  for (const { key } of [limits.ofName, limits.ofNameDaily]) await reset(orm, key);
  emit('operation_recorded', { operation: tried.operation, head: proved.head });
  return { answer: proved.answer };

  async function check() {
    const step = await attempt(orm);
    return (
      step &&
      orm.transaction(async (transaction) => {
        const done = await step(transaction);
        if (!done) return undefined;
        const { operator, details, answer } = done;
        const entry = { operator, operation: tried.operation, details, at: now };
        return { answer, head: await appendEntry(transaction, vault, entry) };
      })
    );
  }
}

function limitsOf(vault: Vault, name: string): Record<'ofName' | 'ofNameDaily' | 'ofAll', Limit> {
  const hash = vault.hash('operator', nameKey(name));
  return {
    ofName: { key: `operator:now:${hash}`, ...PER_NAME },
    ofNameDaily: { key: `operator:day:${hash}`, ...PER_NAME_DAILY },
    ofAll: { key: 'operator:all', ...IN_ALL },
  };
}

function rejectWithWait(error: unknown): never {
  if (!(error instanceof ApiProblem)) throw error;
  const minutes = Math.ceil(((error.problem.retryAfter ?? 0) * SECOND) / MINUTE);
  throw new OperatorError(say('too_many_attempts', { minutes }));
}
