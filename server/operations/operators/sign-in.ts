import { z } from 'zod';
import type { Orm } from '../../platform/database/types';
import { defineOperation, type OperationServices } from '../operation';
import { operatorName } from './names';
import { prove } from './prove';
import { endOperatorSessions, hashSecret, openOperatorSession } from './sessions';
import { changeOperator, findOperator, lockOperator, type Operator, TOTP_PURPOSE } from './store';
import { totpStepOf } from './totp';

/** Opens a session by password and code of the authenticator app, and ends the one that the caller had. The command line keeps the token that it answers. */
export const signIn = defineOperation({
  name: 'sign-in',
  summary: 'opens your session of 8 hours, which ends 30 minutes after its last use; asks for password and code',
  operands: ['name'],
  secrets: { password: { question: 'Password' }, code: { question: 'Code of the authenticator app' } },
  act: true,
  access: 'proof',
  online: true,
  input: z.strictObject({ name: operatorName, password: z.string(), code: z.string() }),
  run(context, { name, password, code }) {
    const { services, now, signedIn } = context;
    return prove(context, { name, act: 'sign-in' }, async (orm) => {
      const known = await findWithPassword(services, orm, name, password);
      if (!known) return undefined;
      return async (transaction) => {
        const operator = await lockOperator(transaction, name);
        if (!operator || !(await spendCode(services, transaction, { operator, known, code }, now))) return undefined;
        if (signedIn) await endOperatorSessions(transaction, signedIn.operator, { only: signedIn.session });
        const token = await openOperatorSession(transaction, operator, now);
        return { operator: operator.name, text: token, details: { session: hashSecret(token).slice(0, 8) } };
      };
    });
  },
});

/** The active operator of a name and a password; takes as long where there is none. */
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
 * Uses up a code of the authenticator app: neither it nor an earlier one is good again, on any machine.
 * @param proof the `operator`'s locked row, the row that the password was `known` by, and the code
 */
export async function spendCode(
  { vault }: OperationServices,
  orm: Orm,
  { operator, known, code }: { operator: Operator; known: Operator; code: string },
  now: Date,
): Promise<boolean> {
  // Disabled, reset or given another password meanwhile.
  if (operator.state !== 'active' || operator.passwordHash !== known.passwordHash || !operator.totpSealed) return false;
  const totpStep = totpStepOf(code, vault.open(TOTP_PURPOSE, operator.totpSealed), now);
  if (totpStep === undefined || totpStep <= (operator.totpStep ?? 0)) return false;
  await changeOperator(orm, operator, { totpStep });
  return true;
}
