import type * as z from 'zod/mini';
import type { setPassword } from '@/lib/contract/password';
import { after } from '../../platform/clock/clock';
import type { Orm } from '../../platform/database/types';
import { ApiProblem } from '../../platform/http/problem';
import type { Outcome } from '../../platform/idempotency/service';
import type { Session } from '../../platform/sessions/service';
import { LIFE as CODE_LIFE } from '../sms/code-store';
import type { AccountServices } from './services';
import { findByNumber, readGuessableWords, storeFirstPassword } from './store';
import { requireStrongPassword } from './weak-passwords';

type Set = z.output<typeof setPassword.response>;

/**
 * An account without a password is opened by SMS code alone, so its session proves what the code proves, and for as
 * long.
 */
const FRESH = CODE_LIFE;

/**
 * Checks whether a session may set the account's first password, and returns the step that sets it.
 * @throws ApiProblem `reauthentication_required`, `already_done` or the error of a weak password, before the costly
 * hashing.
 */
export async function prepareFirstPassword(
  { database, vault, passwords, hosts }: AccountServices,
  { account, openedAt }: Session,
  password: string,
  now: Date,
) {
  if ((await findByNumber(database.orm, account))?.passwordHash) throw alreadySet();
  if (!openedAt || openedAt < after(now, -FRESH)) throw new ApiProblem('reauthentication_required');
  requireStrongPassword(password, await readGuessableWords(database.orm, vault, account), hosts);
  const passwordHash = await passwords.hash(password);
  return async (transaction: Orm): Promise<Outcome<Set>> =>
    (await storeFirstPassword(transaction, account, passwordHash))
      ? { IsSuccess: true, Data: { hasPassword: true } }
      : alreadySet();
}

function alreadySet(): ApiProblem {
  return new ApiProblem('already_done', { message: '登录密码已设置，无需重复设置' });
}
