import { DAY, MINUTE, SECOND } from '../../platform/clock/clock';
import type { Orm } from '../../platform/database/types';
import { emit } from '../../platform/events/events';
import { ApiProblem } from '../../platform/http/problem';
import { giveBack, type Limit, reset, takeAll } from '../../platform/limits/service';
import type { Vault } from '../../platform/secrets/vault';
import { appendAct } from '../audit-chain';
import { type Operated, type OperationContext, OperatorError } from '../operation';
import { nameKey } from './names';
import { findOperator } from './store';

/** Wrong tries: of one operator at a time and in a day, and of everybody together. */
const PER_NAME = { max: 5, window: 15 * MINUTE };
const PER_NAME_DAILY = { max: 20, window: DAY };
const IN_ALL = { max: 50, window: 15 * MINUTE };

const WRONG = 'That was not right, or there is nobody of this name who may sign in. Nothing was done.';

/** What a right proof leads to, in one transaction with its record; `undefined` where it is not right after all. */
type Step = (transaction: Orm) => Promise<Proved | undefined>;

interface Proved {
  /** Who is recorded. */
  operator: string;
  text: string;
  details: Record<string, unknown>;
}

/**
 * Lets somebody prove who they are. Every try is counted before it is looked at and taken back when it was right, in all processes
 * together; one that is wrong is recorded, and its answer is the same whatever was wrong with it.
 *
 * @param tried who and what is to be recorded
 * @param attempt looks at what takes long, before the transaction; answers `undefined` where the proof is wrong
 * @throws OperatorError where it is, or too many were
 */
export async function prove(
  { services, now }: OperationContext,
  tried: { name: string; act: string },
  attempt: (orm: Orm) => Promise<Step | undefined>,
): Promise<Operated> {
  const { database, vault } = services;
  const { orm } = database;
  const limits = limitsOf(vault, tried.name);
  const all = Object.values(limits);
  await orm.transaction((transaction) => takeAll(transaction, all, now)).catch(tellHowLong);
  const proved = await execute().catch(async (error) => {
    // Nothing was compared, so it was no guess.
    await giveBack(orm, all, now);
    throw error instanceof ApiProblem ? new OperatorError('The server is busy. Try again.') : error;
  });
  if (!proved) {
    // What was typed is recorded where it is a name alone: it might be a password in the wrong place.
    const known = await findOperator(orm, tried.name);
    const act = `${tried.act} refused`;
    const head = await appendAct(orm, vault, { operator: known?.name ?? '(unknown)', act, details: {}, at: now });
    emit('operator_act', { act, head });
    throw new OperatorError(WRONG);
  }
  await giveBack(orm, [limits.ofAll], now);
  for (const { key } of [limits.ofName, limits.ofNameDaily]) await reset(orm, key);
  emit('operator_act', { act: tried.act, head: proved.head });
  return { text: proved.text };

  async function execute() {
    const step = await attempt(orm);
    return (
      step &&
      orm.transaction(async (transaction) => {
        const done = await step(transaction);
        if (!done) return undefined;
        const { operator, details, text } = done;
        return { text, head: await appendAct(transaction, vault, { operator, act: tried.act, details, at: now }) };
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

function tellHowLong(error: unknown): never {
  if (!(error instanceof ApiProblem)) throw error;
  const minutes = Math.ceil(((error.problem.retryAfter ?? 0) * SECOND) / MINUTE);
  throw new OperatorError(
    `There were too many wrong tries. Try again in ${minutes} minute${minutes === 1 ? '' : 's'}.`,
  );
}
