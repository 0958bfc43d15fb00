import { and, asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { operatorPasskeys, operators } from '../../platform/database/schema/operators';
import { iso } from '../common/answer';
import { rowNumber } from '../common/inputs';
import { defineOperation, OperatorError } from '../common/operation';
import { hasPermission } from '../operators/permissions';
import { rolesOf } from '../operators/roles';
import { signedInOf } from '../operators/sessions';
import { say, table } from './words';

/** Lists passkeys. */
export const listPasskeys = defineOperation({
  name: 'operators passkeys',
  title: '查看通行密钥',
  summary: '列出您的通行密钥，或全部操作员的',
  subject: '操作员与审计',
  permission: 'own',
  audited: false,
  access: 'account',
  input: z.strictObject({
    all: z.boolean().default(false).meta({ title: '全部操作员', help: '全部操作员，仅限管理员' }),
  }),
  async run(context, { all }) {
    const { operator } = signedInOf(context);
    if (all && !hasPermission(rolesOf(operator), 'operators'))
      throw new OperatorError(say('passkeys_of_all_are_for_admins'));
    const rows = await context.orm
      .select({ operator: operators.name, passkey: operatorPasskeys })
      .from(operatorPasskeys)
      .innerJoin(operators, eq(operators.id, operatorPasskeys.operator))
      .where(all ? undefined : eq(operators.id, operator.id))
      .orderBy(asc(operatorPasskeys.id));
    const cells = rows.map(({ operator: owner, passkey: { id, name, createdAt, lastUsedAt } }) => ({
      id,
      operator: owner,
      name,
      created: iso(createdAt),
      used: iso(lastUsedAt),
    }));
    return { answer: [table('passkeys', cells, { empty: say('no_passkeys') })] };
  },
});

/** Removes a passkey. */
export const removePasskey = defineOperation({
  name: 'operators remove-passkey',
  title: '删除通行密钥',
  summary: '删除您的一个通行密钥；管理员可删除任何人的',
  subject: '操作员与审计',
  permission: 'own-confirmed',
  audited: true,
  access: 'account',
  input: z.strictObject({
    id: rowNumber(say('must_be_passkey')).meta({ title: '通行密钥编号', kind: 'number', operand: true }),
  }),
  async run(context, { id }) {
    const { orm } = context;
    const { operator } = signedInOf(context);
    const own = hasPermission(rolesOf(operator), 'operators') ? undefined : eq(operatorPasskeys.operator, operator.id);
    const [removed] = await orm
      .delete(operatorPasskeys)
      .where(and(eq(operatorPasskeys.id, id), own))
      .returning();
    const [owner] = removed ? await orm.select().from(operators).where(eq(operators.id, removed.operator)) : [];
    if (!removed || !owner) throw new OperatorError(say('no_passkey', { id }));
    return {
      answer: [say('passkey_removed', { passkey: removed.name, operator: owner.name })],
      details: { operator: owner.name, passkey: id, name: removed.name },
    };
  },
});
