import { renderUnicodeCompact } from 'uqr';
import { z } from 'zod';
import { defineOperation } from '../common/operation';
import { operatorName } from './names';
import { requireOperatorPassword } from './new-password';
import { prove } from './prove';
import { hashSecret } from './sessions';
import { changeOperator, findOperator, lockOperator, type Operator, TOTP_PURPOSE } from './store';
import { newTotpSecret, totpAddress } from './totp';

/** Sets the password of an invited operator and creates the secret for the authenticator app; only that person knows them. */
export const enrol = defineOperation({
  name: 'enrol',
  summary: 'sets your password and shows the secret for your authenticator app, once, with the code of your invitation',
  operands: ['name'],
  secrets: { code: { question: 'Code of the invitation' }, password: { question: 'New password', twice: true } },
  audited: true,
  access: 'proof',
  online: true,
  input: z.strictObject({ name: operatorName, code: z.string(), password: z.string() }),
  run(context, { name, code, password }) {
    const { services, now } = context;
    requireOperatorPassword(password, name);
    return prove(context, { name, operation: 'enrol' }, async (orm) => {
      const may = (operator?: Operator) => isInvited(operator, code, now);
      if (!may(await findOperator(orm, name))) return undefined;
      const passwordHash = await services.passwords.hash(password);
      return async (transaction) => {
        const operator = await lockOperator(transaction, name);
        if (!operator || !may(operator)) return undefined;
        const secret = newTotpSecret();
        await changeOperator(transaction, operator, {
          state: 'active',
          passwordHash,
          totpSealed: services.vault.seal(TOTP_PURPOSE, secret),
          enrolmentHash: null,
          enrolmentEndsAt: null,
        });
        return { operator: operator.name, text: textOf(operator.name, secret), details: {} };
      };
    });
  },
});

function isInvited(operator: Operator | undefined, code: string, now: Date): boolean {
  if (operator?.state !== 'invited' || !operator.enrolmentEndsAt || operator.enrolmentEndsAt <= now) return false;
  return operator.enrolmentHash === hashSecret(code.trim());
}

function textOf(name: string, secret: string): string {
  const address = totpAddress(name, secret);
  return [
    'Scan this with an authenticator app now. It is not shown again.',
    '',
    renderUnicodeCompact(address, { border: 2 }),
    '',
    `Or type the secret ${secret} into it (time-based, six digits), or open ${address}`,
    '',
    `Then: npm run ops -- sign-in "${name}"`,
  ].join('\n');
}
