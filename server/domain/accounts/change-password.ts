import type * as z from 'zod/mini';
import type { changePassword } from '@/lib/contract/password';
import type { Orm } from '../../platform/database/types';
import { ApiProblem, fieldProblem } from '../../platform/http/problem';
import type { Outcome } from '../../platform/idempotency/service';
import { endSessions, type Session } from '../../platform/sessions/service';
import { checkPassword } from './login';
import type { AccountServices } from './services';
import { readGuessableWords, replacePasswordHash } from './store';
import { requireStrongPassword } from './weak-passwords';

type Change = z.output<typeof changePassword.request>;
type Changed = z.output<typeof changePassword.response>;

/**
 * Checks the new and the current password, and returns the step that changes it and ends every other session.
 * @throws ApiProblem for a weak or unchanged password, before any comparison; then for a wrong current one
 */
export async function prepareChange(
  services: AccountServices,
  { account, id }: Session,
  { currentPassword, password }: Change,
  { now, host, address }: { now: Date; host: string | undefined; address: string },
) {
  const { database, vault, passwords, hosts } = services;
  if (password === currentPassword) throw fieldProblem('password', '新密码不能与原密码相同');
  requireStrongPassword(password, await readGuessableWords(database.orm, vault, account), hosts);
  const tried = { identifier: account, password: currentPassword, address, host, place: 'change' as const };
  const known = await checkPassword(services, tried, now).catch((error) => {
    throw isWrong(error) ? wrongPassword() : error;
  });
  const passwordHash = await passwords.hash(password);
  return async (transaction: Orm): Promise<Outcome<Changed>> => {
    // Another change came first.
    if (!(await replacePasswordHash(transaction, known, passwordHash))) return wrongPassword();
    await endSessions(transaction, account, { but: id });
    return { IsSuccess: true, Data: { hasPassword: true } };
  };
}

function isWrong(error: unknown): boolean {
  return error instanceof ApiProblem && error.problem.code === 'credentials_invalid';
}

function wrongPassword(): ApiProblem {
  return fieldProblem('currentPassword', '原密码不正确，请重新输入');
}
