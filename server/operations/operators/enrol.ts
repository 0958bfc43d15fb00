import { renderUnicodeCompact } from 'uqr';
import { z } from 'zod';
import { hashSecret } from '../../platform/secrets/hash-secret';
import { type Answer, document, lines } from '../common/answer';
import { defineOperation } from '../common/operation';
import { guesses } from './attempts';
import { operatorName } from './names';
import { requireOperatorPassword } from './new-password';
import { prove } from './prove';
import { spendCode } from './sign-in';
import { changeOperator, findOperator, lockOperator, type Operator, TOTP_PURPOSE } from './store';
import { newTotpSecret, totpAddress } from './totp';
import { say } from './words';

/**
 * Sets the password of an invited operator and creates the secret for the authenticator app; only that person knows them. The first code
 * of the app ends the enrolment: until then it can begin again, because the app may not have stored the secret.
 */
export const enrol = defineOperation({
  name: 'enrol',
  title: '注册',
  summary: '凭邀请码设置密码，绑定验证器（密钥只显示一次），并输入验证器的动态码',
  permission: 'anyone',
  audited: true,
  access: 'proof',
  online: true,
  input: z.strictObject({
    name: operatorName,
    code: z.string().meta({ title: '邀请码', kind: 'secret' }),
    password: z.string().meta({ title: '新密码', kind: 'secret', twice: true }),
    first: z.string().optional().meta({ title: '验证器的动态码', kind: 'secret', proof: true }),
  }),
  run(context, { name, code, password, first }) {
    const { services, now } = context;
    requireOperatorPassword(password, name);
    const may = (operator?: Operator) => isInvited(operator, code, now);
    const attempts = guesses(services.vault, 'enrol', name, context);
    if (first === undefined) {
      return prove(context, { name, operation: 'enrol begun', attempts }, async (orm) => {
        if (!may(await findOperator(orm, name))) return undefined;
        const passwordHash = await services.passwords.hash(password);
        return async (transaction) => {
          const operator = await lockOperator(transaction, name);
          if (!operator || !may(operator)) return undefined;
          const secret = newTotpSecret();
          const totpSealed = services.vault.seal(TOTP_PURPOSE, secret);
          await changeOperator(transaction, operator, { passwordHash, totpSealed, totpStep: null });
          return { operator: operator.name, answer: toScan(operator.name, secret), details: {} };
        };
      });
    }
    return prove(context, { name, operation: 'enrol', attempts }, async (orm) => {
      const known = await findOperator(orm, name);
      if (!may(known) || !(await services.passwords.verify(password, known?.passwordHash ?? null))) return undefined;
      return async (transaction) => {
        const operator = await lockOperator(transaction, name);
        if (!operator || !known || !may(operator)) return undefined;
        if (!(await spendCode(services, transaction, { operator, known, code: first }, now))) return undefined;
        await changeOperator(transaction, operator, { state: 'active', enrolmentHash: null, enrolmentEndsAt: null });
        const { name: enrolled } = operator;
        return { operator: enrolled, answer: [say('operator_enrolled', { name: enrolled })], details: {} };
      };
    });
  },
});

function isInvited(operator: Operator | undefined, code: string, now: Date): boolean {
  if (operator?.state !== 'invited' || !operator.enrolmentEndsAt || operator.enrolmentEndsAt <= now) return false;
  return operator.enrolmentHash === hashSecret(code.trim());
}

/** The secret for the authenticator app, as a QR code and to type. */
function toScan(name: string, secret: string): Answer {
  const address = totpAddress(name, secret);
  return [
    say('scan_now'),
    document('text/plain', renderUnicodeCompact(address, { border: 2 })),
    lines(say('or_type_secret', { secret, address })),
    lines(say('enrolled_once_typed')),
  ];
}
