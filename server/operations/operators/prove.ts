import { MINUTE, SECOND } from '../../platform/clock/clock';
import type { Orm } from '../../platform/database/types';
import { emit } from '../../platform/events/events';
import { ApiProblem } from '../../platform/http/problem';
import { giveBack, type Limit, reset, takeAll } from '../../platform/limits/service';
import { appendEntry } from '../audit/audit-chain';
import type { Answer } from '../common/answer';
import type { Details } from '../common/details';
import { type OperationContext, type OperationResult, OperatorError } from '../common/operation';
import type { Attempts } from './attempts';
import { findOperator } from './store';
import { say } from './words';

/** Runs after a correct proof, in one transaction with its audit log entry; `undefined` if the proof turns out to be wrong. */
type Step = (transaction: Orm) => Promise<Proved | undefined>;

interface Proved {
  /** The operator in the audit log entry. */
  operator: string;
  answer: Answer;
  details: Details;
}

/**
 * Checks a proof of identity. All processes together count each attempt before the check, and remove it from the count if it succeeds. A
 * wrong attempt is recorded, and its answer is the same for every fault.
 *
 * @param tried name and operation for the audit log, and what limits wrong attempts
 * @param attempt runs the slow checks, before the transaction; returns `undefined` if the proof is wrong
 * @throws OperatorError if the proof is wrong, or too many were
 */
export async function prove(
  { services, now }: Pick<OperationContext, 'services' | 'now'>,
  tried: { name: string; operation: string; attempts: Attempts },
  attempt: (orm: Orm) => Promise<Step | undefined>,
): Promise<OperationResult> {
  const { database, vault } = services;
  const { orm } = database;
  const { own, shared, recorded } = tried.attempts;
  const all = [...own, ...shared];
  await take(all).catch(rejectWithWait);
  const proved = await check().catch(async (error) => {
    // Nothing was compared, so this does not count as a guess.
    await giveBack(orm, all, now);
    throw error instanceof ApiProblem ? new OperatorError(say('server_is_busy')) : error;
  });
  if (!proved) {
    await take(recorded).catch((error) => {
      throw error instanceof ApiProblem ? new OperatorError(say('proof_is_wrong')) : error;
    });
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
  await giveBack(orm, shared, now);
  for (const { key } of own) await reset(orm, key);
  emit('operation_recorded', { operation: tried.operation, head: proved.head });
  return { answer: proved.answer };

  async function take(limits: readonly Limit[]) {
    if (limits.length > 0) await orm.transaction((transaction) => takeAll(transaction, limits, now));
  }

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

function rejectWithWait(error: unknown): never {
  if (!(error instanceof ApiProblem)) throw error;
  const minutes = Math.ceil(((error.problem.retryAfter ?? 0) * SECOND) / MINUTE);
  throw new OperatorError(say('too_many_attempts', { minutes }));
}
