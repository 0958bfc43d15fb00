import { and, desc, eq, gt, inArray, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { after, DAY } from '../../platform/clock/clock';
import { approvals } from '../../platform/database/schema/approvals';
import { defineOperation, type OperationContext } from '../common/operation';
import { paging } from '../common/paging';
import { brandsFor } from '../operators/permissions';
import { rolesOf } from '../operators/roles';
import { readRecorded, rowOf } from './stored-requests';
import { say, table } from './words';

const WEEKS = 12;

/** Lists the requests that no longer wait, a part at a time. */
export const decided = defineOperation({
  name: 'decided',
  title: '已处理的申请',
  summary:
    '列出最近 12 周已批准、驳回、撤回或过期的申请：您提出的、您处理的，以及您的角色可以批准的（限全部品牌），新的在前',
  subject: '审批',
  permission: 'own',
  audited: false,
  access: 'signed-in',
  standby: true,
  input: z.strictObject(paging),
  async run(context, { page, rows: most }) {
    const { orm, now } = context;
    const { state, expiresAt, requestedAt, decidedAt, id } = approvals;
    const over = or(ne(state, 'pending'), lte(expiresAt, now));
    const matching = and(gt(requestedAt, after(now, -WEEKS * 7 * DAY)), over, await shownTo(context));
    const found = await orm
      .select()
      .from(approvals)
      .where(matching)
      .orderBy(desc(sql`coalesce(${decidedAt}, ${expiresAt})`), desc(id))
      .limit(most)
      .offset((page - 1) * most);
    const recorded = await readRecorded(orm, found);
    const rows = found.map((request) => rowOf(request, now, recorded.get(request.id)));
    const count = await orm.$count(approvals, matching);
    return { answer: [table('requests', rows, { empty: say('none_decided') }), say('requests_in_all', { count })] };
  },
});

/** Everything where operators have no accounts. */
async function shownTo({ orm, operator, signedIn }: OperationContext): Promise<SQL | undefined> {
  if (!signedIn) return undefined;
  const roles = rolesOf(signedIn.operator);
  const stored = await orm.selectDistinct({ operation: approvals.operation }).from(approvals);
  const approvable = stored
    .map(({ operation }) => operation)
    .filter((operation) => brandsFor(roles, operation, 'approves') === 'all');
  return or(
    eq(approvals.operator, operator),
    eq(approvals.decidedBy, operator),
    inArray(approvals.operation, approvable),
  );
}
