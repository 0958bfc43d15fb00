import { z } from 'zod';
import type { Orm } from '../../platform/database/types';
import { hashSecret } from '../../platform/secrets/hash-secret';
import { document } from '../common/answer';
import { defineOperation, type OperationServices } from '../common/operation';
import { guesses } from './attempts';
import { operatorName } from './names';
import { prove } from './prove';
import { endOperatorSessions, openOperatorSession, sessionId } from './sessions';
import { changeOperator, findOperator, lockOperator, type Operator, TOTP_PURPOSE } from './store';
import { totpStepOf } from './totp';

/** Opens a session with password and code of the authenticator app, and ends the caller's previous one. Returns the token, which the command line stores. */
export const signIn = defineOperation({
  name: 'sign-in',
  title: '登录',
  summary: '用密码和动态码登录；会话 8 小时后或闲置 30 分钟后过期',
  permission: 'anyone',
  audited: true,
  access: 'proof',
  online: true,
  input: z.strictObject({
    name: operatorName,
    password: z.string().meta({ title: '密码', kind: 'secret' }),
    code: z.string().meta({ title: '验证器的动态码', kind: 'secret' }),
  }),
  run(context, { name, password, code }) {
    const { services, now, signedIn } = context;
    const attempts = guesses(services.vault, 'sign-in', name, context);
    return prove(context, { name, operation: 'sign-in', attempts }, async (orm) => {
      const known = await findWithPassword(services, orm, name, password);
      if (!known) return undefined;
      return async (transaction) => {
        const operator = await lockOperator(transaction, name);
        if (!operator || !(await spendCode(services, transaction, { operator, known, code }, now))) return undefined;
        if (signedIn) await endOperatorSessions(transaction, signedIn.operator, { only: signedIn.session });
        const token = await openOperatorSession(transaction, operator, now);
        return {
          operator: operator.name,
          answer: [document('text/plain', token)],
          details: { session: sessionId(hashSecret(token)) },
        };
      };
    });
  },
});

/** Finds the active operator with a name and password; takes the same time if there is none. */
export async function findWithPassword(
  { passwords }: OperationServices,
  orm: Orm,
  name: string,
  password: string,
): Promise<Operator | undefined> {
  const found = await findOperator(orm, name);
  const hash = found?.state === 'active' ? found.passwordHash : null;
  return (await passwords.verify(password, hash)) ? found : undefined;
}

/**
 * Uses a code of the authenticator app once: afterwards, no process accepts it or an earlier one.
 * @param proof the locked row of the `operator`, the `known` row that the password was checked with, and the code
 */
export async function spendCode(
  { vault }: OperationServices,
  orm: Orm,
  { operator, known, code }: { operator: Operator; known: Operator; code: string },
  now: Date,
): Promise<boolean> {
  // False if the operator was disabled or reset, or changed the password, since the password check.
  if (operator.state !== known.state || operator.passwordHash !== known.passwordHash || !operator.totpSealed)
    return false;
  const totpStep = totpStepOf(code, vault.open(TOTP_PURPOSE, operator.totpSealed), now);
  if (totpStep === undefined || totpStep <= (operator.totpStep ?? 0)) return false;
  await changeOperator(orm, operator, { totpStep });
  return true;
}
