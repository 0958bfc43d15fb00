import { z } from 'zod';
import { defineOperation } from '../common/operation';
import { confirmations } from './attempts';
import { requireOperatorPassword } from './new-password';
import { prove } from './prove';
import { endOperatorSessions, signedInOf } from './sessions';
import { findWithPassword, spendCode } from './sign-in';
import { changeOperator, lockOperator } from './store';
import { say } from './words';

/** Ends the operator's session, or all of them. */
export const signOut = defineOperation({
  name: 'sign-out',
  title: '退出登录',
  summary: '结束您的当前会话',
  permission: 'own',
  audited: true,
  access: 'account',
  input: z.strictObject({ all: z.boolean().optional().meta({ title: '结束您的全部会话，包括其他设备上的' }) }),
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
  title: '更改密码',
  summary: '用当前密码和动态码更改密码，并结束您的其他会话',
  subject: '操作员与审计',
  permission: 'own',
  audited: true,
  access: 'account',
  online: true,
  input: z.strictObject({
    present: z.string().meta({ title: '当前密码', kind: 'secret' }),
    code: z.string().meta({ title: '验证器的动态码', kind: 'secret' }),
    password: z.string().meta({ title: '新密码', kind: 'secret', twice: true }),
  }),
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
