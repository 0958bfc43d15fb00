import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { after, MINUTE } from '../../platform/clock/clock';
import { operatorSessions } from '../../platform/database/schema/operators';
import type { Orm } from '../../platform/database/types';
import { defineOperation, OperatorError } from '../common/operation';
import type { SignedIn } from '../common/signed-in';
import { confirmations } from './attempts';
import { prove } from './prove';
import { sessionId, signedInOf } from './sessions';
import { spendCode } from './sign-in';
import { isSeeded, lockOperator } from './store';
import { say } from './words';

/** For how long a code or a passkey counts as fresh. */
const FRESH_MINUTES = 5;

/** Records that the operator of a session has just used a code or a passkey. */
export async function recordFactor(orm: Orm, session: string, now: Date): Promise<void> {
  await orm.update(operatorSessions).set({ factorAt: now }).where(eq(operatorSessions.tokenHash, session));
}

/**
 * Operators of the development set-up have no factor, so they need none.
 * @throws OperatorError `factor_needed` if the session's last code or passkey is too old
 */
export function requireFactor({ operator, factorAt }: SignedIn, now: Date): void {
  if (isSeeded(operator)) return;
  if (factorAt && factorAt > after(now, -FRESH_MINUTES * MINUTE)) return;
  throw new OperatorError(say('factor_needed', { minutes: FRESH_MINUTES }));
}

/** Whether an error says that the operation needs a fresh factor. */
export function isFactorNeeded(error: unknown): error is OperatorError {
  return error instanceof OperatorError && error.code === 'factor_needed';
}

/** Uses a code of the authenticator app once, and records it as the session's fresh factor. */
export const confirm = defineOperation({
  name: 'confirm',
  title: '确认身份',
  summary: '用验证器的动态码确认身份，五分钟内可审批、发放、导入导出、发布、查看个人信息，处理客户、域名和操作员',
  subject: '操作员与审计',
  permission: 'own',
  audited: true,
  access: 'account',
  online: true,
  input: z.strictObject({ code: z.string().meta({ title: '验证器的动态码', kind: 'secret' }) }),
  run(context, { code }) {
    const { services, now } = context;
    const { operator: known, session } = signedInOf(context);
    const { name } = known;
    const attempts = confirmations(services.vault, name);
    return prove(context, { name, operation: 'confirm', attempts }, async () => async (transaction) => {
      const operator = await lockOperator(transaction, name);
      if (!operator || !(await spendCode(services, transaction, { operator, known, code }, now))) return undefined;
      await recordFactor(transaction, session, now);
      const answer = [say('factor_confirmed', { operator: operator.name, minutes: FRESH_MINUTES })];
      return { operator: operator.name, answer, details: { session: sessionId(session) } };
    });
  },
});
