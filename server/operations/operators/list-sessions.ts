import { and, desc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { operatorSessions, operators } from '../../platform/database/schema/operators';
import { iso } from '../common/answer';
import { fault } from '../common/faults';
import { defineOperation, OperatorError } from '../common/operation';
import { hasPermission } from './permissions';
import { rolesOf } from './roles';
import { endOperatorSessions, isLive, sessionId, signedInOf } from './sessions';
import { say, table } from './words';

/** Lists open sessions. */
export const listSessions = defineOperation({
  name: 'operators sessions',
  title: '会话列表',
  summary: '列出您的会话，或全部操作员的会话，最新的在前',
  subject: '操作员与审计',
  permission: 'own',
  audited: false,
  access: 'account',
  input: z.strictObject({
    all: z.boolean().default(false).meta({ title: '全部操作员', help: '全部操作员的会话；仅限管理员' }),
  }),
  async run(context, { all }) {
    const { orm, now } = context;
    const { operator, session } = signedInOf(context);
    if (all && !hasPermission(rolesOf(operator), 'operators'))
      throw new OperatorError(say('sessions_of_all_are_for_admins'));
    const rows = await orm
      .select({ name: operators.name, session: operatorSessions })
      .from(operatorSessions)
      .innerJoin(operators, eq(operators.id, operatorSessions.operator))
      .where(and(isLive(now), all ? undefined : eq(operators.id, operator.id)))
      .orderBy(desc(operatorSessions.createdAt), operatorSessions.tokenHash);
    const listed = rows.map(({ name, session: row }) => ({
      session: sessionId(row.tokenHash),
      operator: name,
      begun: iso(row.createdAt),
      seen: iso(row.lastSeenAt),
      own: row.tokenHash === session ? ('this_one' as const) : null,
    }));
    return { answer: [table('sessions', listed, { empty: say('no_sessions') })] };
  },
});

/** Ends an open session. */
export const endSession = defineOperation({
  name: 'operators end-session',
  title: '结束会话',
  summary: '结束您的一个会话；管理员可结束任何会话',
  subject: '操作员与审计',
  permission: 'own-confirmed',
  audited: true,
  access: 'account',
  input: z.strictObject({
    session: z
      .string()
      .regex(/^[\w-]{8}$/, fault(say('must_be_session')))
      .meta({ title: '会话', operand: true }),
  }),
  async run(context, { session: id }) {
    const { orm } = context;
    const { operator } = signedInOf(context);
    const ownOnly = hasPermission(rolesOf(operator), 'operators') ? undefined : eq(operators.id, operator.id);
    const rows = await orm
      .select({ operator: operators, session: operatorSessions.tokenHash })
      .from(operatorSessions)
      .innerJoin(operators, eq(operators.id, operatorSessions.operator))
      .where(and(eq(sql`left(${operatorSessions.tokenHash}, 8)`, id), ownOnly));
    const [found] = rows;
    if (!found) throw new OperatorError(say('no_operator_session', { session: id }));
    await endOperatorSessions(orm, found.operator, { only: found.session });
    return {
      answer: [say('session_ended', { session: id, operator: found.operator.name })],
      details: { operator: found.operator.name, session: id },
    };
  },
});
