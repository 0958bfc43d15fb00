import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { operators } from '../../platform/database/schema/operators';
import { lines } from '../common/answer';
import { nameKey } from '../common/name-key';
import { defineOperation } from '../common/operation';
import { guesses } from './attempts';
import { invite } from './invitation';
import { requireOwnLook } from './look-alike';
import { operatorName } from './names';
import { prove } from './prove';
import { roleColumns } from './roles';
import { endOperatorSessions } from './sessions';
import { changeOperator, lockOperator, lockOperatorChanges, removePasskeys } from './store';

const ADMIN = roleColumns([{ role: 'admin' }]);

/** Creates the first operator, or an admin if no admin can sign in any more. */
export const appoint = defineOperation({
  name: 'operators appoint',
  title: '任命管理员',
  summary: 'creates an admin with DATA_KEY: the first operator, or a new admin if none can sign in any more',
  permission: 'anyone',
  audited: true,
  shell: true,
  access: 'proof',
  online: true,
  input: z.strictObject({
    name: operatorName.meta({ title: 'name of the new admin' }),
    key: z.string().meta({ title: 'DATA_KEY', kind: 'secret' }),
  }),
  run(context, { name, key }) {
    const { services, now } = context;
    const attempts = guesses(services.vault, 'appoint', name, context);
    return prove(context, { name, operation: 'operators appoint', attempts }, async () => {
      if (!isKey(services.keys.masters.key, key)) return undefined;
      return async (orm) => {
        await lockOperatorChanges(orm);
        const known = await lockOperator(orm, name);
        const { row, said } = invite(known?.name ?? name, 'admin', now);
        if (known) {
          await changeOperator(orm, known, { ...row, ...ADMIN });
          await endOperatorSessions(orm, known);
          await removePasskeys(orm, known);
        } else {
          await requireOwnLook(orm, name);
          await orm.insert(operators).values({ name, nameKey: nameKey(name), ...ADMIN, createdAt: now, ...row });
        }
        return { operator: known?.name ?? name, answer: [lines(...said)], details: { by: 'DATA_KEY' } };
      };
    });
  },
});

function isKey(key: Buffer, given: string): boolean {
  const read = Buffer.from(given.trim(), 'base64');
  return read.length === key.length && timingSafeEqual(read, key);
}
