import { and, asc, desc, eq, gt, max, sql } from 'drizzle-orm';
import { z } from 'zod';
import { auditEntries } from '../../platform/database/schema/activities';
import { approvals } from '../../platform/database/schema/approvals';
import { operatorPasskeys, operatorSessions, operators } from '../../platform/database/schema/operators';
import type { Orm } from '../../platform/database/types';
import { type Answer, iso, lines } from '../common/answer';
import { REASON } from '../common/fields';
import { nameKey } from '../common/name-key';
import { defineOperation, OperatorError } from '../common/operation';
import { invite } from './invitation';
import { requireOwnLook } from './look-alike';
import { operatorName } from './names';
import { CHANGES_OPERATORS, changeRights, needsSecond, requireOtherAdmin, warningOf } from './other-operators';
import { addsRights, isAdmin, roleColumns, roleList, rolesOf, rolesText } from './roles';
import { endOperatorSessions } from './sessions';
import { findOperator, lockKnown, lockOperatorChanges, type Operator, removePasskeys } from './store';
import { say, table } from './words';

/** Lists all current and former operators. */
export const listOperators = defineOperation({
  name: 'operators list',
  title: '操作员列表',
  summary: '列出现任和曾任的全部操作员，及其验证方式、最近登录和在线时间',
  subject: '操作员与审计',
  permission: 'own',
  audited: false,
  access: 'account',
  input: z.strictObject({}),
  async run({ orm }) {
    const { id } = operators;
    const signedIn = orm
      .select({ at: auditEntries.at })
      .from(auditEntries)
      .where(and(eq(auditEntries.operator, operators.name), eq(auditEntries.operation, 'sign-in')))
      .orderBy(desc(auditEntries.id))
      .limit(1);
    const rows = await orm
      .select({
        operator: operators,
        seen: max(operatorSessions.lastSeenAt),
        signedIn: sql`(${signedIn})`.mapWith(auditEntries.at),
        passkeys: orm.$count(operatorPasskeys, eq(operatorPasskeys.operator, id)),
      })
      .from(operators)
      .leftJoin(operatorSessions, eq(operatorSessions.operator, id))
      .groupBy(id)
      .orderBy(asc(id));
    const listed = rows.map(({ operator, seen, signedIn: last, passkeys }) => ({
      name: operator.name,
      roles: say('roles_of', { roles: rolesText(rolesOf(operator)) }),
      state: operator.state,
      alone: say('limit_of', { dollars: operator.aloneLimit }),
      approve: say('limit_of', { dollars: operator.approverLimit }),
      factor: factorsOf(operator, passkeys),
      until: operator.state === 'invited' ? iso(operator.enrolmentEndsAt) : null,
      signedIn: iso(last),
      seen: iso(seen),
    }));
    return { answer: [table('operators', listed, { empty: say('no_operators') })] };
  },
});

/** What an operator signs in with besides the password; `null` for one who cannot sign in, or needs nothing in development. */
function factorsOf({ state, totpSealed }: Operator, passkeys: number): ('totp' | 'passkey')[] | null {
  const factors = [...(totpSealed ? ['totp' as const] : []), ...(passkeys > 0 ? ['passkey' as const] : [])];
  return state === 'active' && factors.length > 0 ? factors : null;
}

/** Invites an operator. */
export const addOperator = defineOperation({
  name: 'operators add',
  title: '邀请操作员',
  summary: '邀请操作员注册，须经其他有权批准的操作员批准',
  ...CHANGES_OPERATORS,
  approval: 'if-serious',
  input: z.strictObject({
    name: operatorName,
    roles: roleList,
  }),
  async run(context, { name, roles }) {
    const { orm, now } = context;
    await lockOperatorChanges(orm);
    const known = await findOperator(orm, name);
    if (known) throw new OperatorError(say('operator_exists', { name: known.name }));
    await requireOwnLook(orm, name);
    const { row, said, effect } = invite(name, rolesText(roles), now);
    const columns = { name, nameKey: nameKey(name), ...roleColumns(roles), createdAt: now, ...row };
    await orm.insert(operators).values(columns);
    const serious = await needsSecond(context);
    const details = { operator: name, roles: rolesText(roles) };
    return { answer: [lines(...said)], effect: [effect], details, serious };
  },
});

/** Gives an operator other roles, immediately also in open sessions. */
export const setRoles = defineOperation({
  name: 'operators roles',
  title: '更改角色',
  summary: '替换操作员的角色，立即生效；增加权限须经其他有权批准的操作员批准',
  ...CHANGES_OPERATORS,
  approval: 'if-serious',
  input: z.strictObject({
    name: operatorName,
    roles: roleList,
  }),
  async run(context, { name, roles }) {
    const { orm } = context;
    await lockOperatorChanges(orm);
    const known = await lockKnown(orm, name);
    const before = rolesOf(known);
    const [from, to] = [rolesText(before), rolesText(roles)];
    if (from === to) return { answer: [say('roles_unchanged', { name: known.name, roles: to })] };
    if (!isAdmin(roles)) await requireOtherAdmin(orm, known);
    const serious = addsRights(before, roles) && (await needsSecond(context));
    const lost = await changeRights(orm, known, roleColumns(roles));
    const answer = [say('roles_changed', { name: known.name, roles: to, before: from })];
    return { answer, details: { operator: known.name, roles: to, before: from, ...lost }, serious };
  },
});

/** Lets an operator enrol again, who lost phone or password, was disabled, or gets other roles. */
export const resetOperator = defineOperation({
  name: 'operators reset',
  title: '重置操作员',
  summary: '让丢失手机或密码、或已停用的操作员重新注册，并结束其会话',
  ...CHANGES_OPERATORS,
  approval: 'if-serious',
  input: z.strictObject({
    name: operatorName,
    roles: roleList.optional(),
  }),
  async run(context, { name, roles: given }) {
    const { orm, now } = context;
    await lockOperatorChanges(orm);
    const known = await lockKnown(orm, name);
    const roles = given ?? rolesOf(known);
    if (!isAdmin(roles)) await requireOtherAdmin(orm, known);
    const { row, said, effect } = invite(known.name, rolesText(roles), now);
    const serious = await needsSecond(context, known);
    const lost = await changeRights(orm, known, { ...row, ...roleColumns(roles) });
    await endOperatorSessions(orm, known);
    await removePasskeys(orm, known);
    const warned = await warningOf(orm, known);
    const details = { operator: known.name, roles: rolesText(roles), ...lost };
    return { answer: [lines(...said, ...warned)], effect: [lines(effect, ...warned)], details, serious };
  },
});

/** The operator's requests that wait for approval, which no longer runs once the operator is disabled. */
async function openRequestsOf(orm: Orm, { name }: Operator, now: Date): Promise<Answer> {
  const { operator, state, expiresAt, id } = approvals;
  const rows = await orm
    .select()
    .from(approvals)
    .where(and(eq(operator, name), eq(state, 'pending'), gt(expiresAt, now)))
    .orderBy(asc(id));
  if (rows.length === 0) return [];
  const cells = rows.map((row) => ({
    id: row.id,
    operation: row.operation,
    requested: iso(row.requestedAt),
    expires: iso(row.expiresAt),
  }));
  return [table('open_requests', cells, { title: say('open_requests', { name, count: rows.length }) })];
}

/** Disables an operator immediately, without approval. */
export const disableOperator = defineOperation({
  name: 'operators disable',
  title: '停用操作员',
  summary: '立即停用操作员，并结束其会话',
  ...CHANGES_OPERATORS,
  input: z.strictObject({ name: operatorName, reason: REASON }),
  async run({ orm, now }, { name, reason }) {
    await lockOperatorChanges(orm);
    const known = await lockKnown(orm, name);
    await requireOtherAdmin(orm, known);
    const lost = await changeRights(orm, known, { state: 'disabled', enrolmentHash: null });
    const ended = await endOperatorSessions(orm, known);
    const disabled = say('operator_disabled', { name: known.name });
    const answer = [lines(disabled, ...(await warningOf(orm, known))), ...(await openRequestsOf(orm, known, now))];
    return { answer, details: { operator: known.name, reason, ended, ...lost } };
  },
});
