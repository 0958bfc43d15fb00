import { z } from 'zod';
import { defineOperation } from '../common/operation';
import { confirmations } from './attempts';
import { requireOperatorPassword } from './new-password';
import { prove } from './prove';
import { endOperatorSessions, signedInOf } from './sessions';
import { findWithPassword, spendCode } from './sign-in';
import { changeOperator, lockOperator } from './store';
import { operations, say } from './words';

/** Ends the operator's session, or all of them. */
export const signOut = defineOperation({
  name: 'sign-out',
  summary: 'ends your session',
  operands: [],
  flags: { all: 'ends all your sessions, also on other machines' },
  audited: true,
  access: 'account',
  input: z.strictObject({ all: z.boolean().optional() }),
  zh: operations['sign-out'],
  async run(context, { all }) {
    const { operator, session } = signedInOf(context);
    const ended = await endOperatorSessions(context.orm, operator, all ? {} : { only: session });
    return {
      answer: [say('signed_out', { name: operator.name, ended })],
      details: { ended },
    };
  },
});

/** Changes the operator's password with the current one and a code, and ends all other sessions. */
export const changePassword = defineOperation({
  name: 'change-password',
  summary: 'changes your password with the current one and a code; ends all your other sessions',
  operands: [],
  secrets: {
    present: { question: 'Current password' },
    code: { question: 'Code of the authenticator app' },
    password: { question: 'New password', twice: true },
  },
  audited: true,
  access: 'account',
  online: true,
  input: z.strictObject({ present: z.string(), code: z.string(), password: z.string() }),
  zh: operations['change-password'],
  run(context, { present, code, password }) {
    const { services, now } = context;
    const { operator: own, session } = signedInOf(context);
    const { name } = own;
    requireOperatorPassword(password, name);
    const attempts = confirmations(services.vault, name);
    return prove(context, { name, operation: 'change-password', attempts }, async (orm) => {
      const known = await findWithPassword(services, orm, name, present);
      if (!known) return undefined;
      const passwordHash = await services.passwords.hash(password);
      return async (transaction) => {
        const operator = await lockOperator(transaction, name);
        if (!operator || !(await spendCode(services, transaction, { operator, known, code }, now))) return undefined;
        await changeOperator(transaction, operator, { passwordHash });
        const ended = await endOperatorSessions(transaction, operator, { but: session });
        return { operator: name, answer: [say('password_changed')], details: { ended } };
      };
    });
  },
});
