import { and, desc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { operatorSessions, operators } from '../../platform/database/schema/operators';
import { beijingTime } from '../common/beijing-time';
import { defineOperation, OperatorError } from '../common/operation';
import { textTable } from '../common/text-table';
import { hasPermission } from './permissions';
import { rolesOf } from './roles';
import { endOperatorSessions, isLive, sessionId, signedInOf } from './sessions';

/** Lists open sessions. */
export const listSessions = defineOperation({
  name: 'operators sessions',
  summary: 'lists your open sessions, or those of all operators, newest first',
  operands: [],
  flags: { all: 'the sessions of all operators; only for admins' },
  audited: false,
  access: 'account',
  input: z.strictObject({ all: z.boolean().default(false) }),
  async run(context, { all }) {
    const { orm, now } = context;
    const { operator, session } = signedInOf(context);
    if (all && !hasPermission(rolesOf(operator), 'operators'))
      throw new OperatorError('Only an admin can list the sessions of others.');
    const rows = await orm
      .select({ name: operators.name, session: operatorSessions })
      .from(operatorSessions)
      .innerJoin(operators, eq(operators.id, operatorSessions.operator))
      .where(and(isLive(now), all ? undefined : eq(operators.id, operator.id)))
      .orderBy(desc(operatorSessions.createdAt), operatorSessions.tokenHash);
    const lines = rows.map(({ name, session: row }) => [
      sessionId(row.tokenHash),
      name,
      beijingTime(row.createdAt),
      beijingTime(row.lastSeenAt),
      row.tokenHash === session ? 'this one' : '',
    ]);
    return { text: textTable(['session', 'operator', 'signed in', 'last seen', ''], lines, 'There are no sessions.') };
  },
});

/** Ends an open session. */
export const endSession = defineOperation({
  name: 'operators end-session',
  summary: 'ends one of your sessions; an admin can end any',
  operands: ['session'],
  audited: true,
  access: 'account',
  input: z.strictObject({
    session: z.string().regex(/^[\w-]{8}$/, 'must be a session that `operators sessions` lists'),
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
    if (!found) throw new OperatorError(`There is no session ${id}. \`npm run ops -- operators sessions\` lists them.`);
    await endOperatorSessions(orm, found.operator, { only: found.session });
    return {
      text: `The session ${id} of ${found.operator.name} is ended.`,
      details: { operator: found.operator.name, session: id },
    };
  },
});
