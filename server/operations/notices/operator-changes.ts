import { and, asc, gt, inArray } from 'drizzle-orm';
import { after } from '../../platform/clock/clock';
import { auditEntries } from '../../platform/database/schema/activities';
import type { Orm } from '../../platform/database/types';
import { COUNTED_FOR } from '../operators/other-operators';
import { addsRights, roleList } from '../operators/roles';
import type { Notice } from './notice';
import { say } from './words';

const DISABLE = 'operators disable';
const ROLES = 'operators roles';

/** Operators who were disabled or lost rights, for as long as they count for approvals: one admin alone can do both. */
export async function readOperatorChanges({ orm, now }: { orm: Orm; now: Date }): Promise<Notice[]> {
  const { id, at, operation } = auditEntries;
  const rows = await orm
    .select()
    .from(auditEntries)
    .where(and(gt(at, after(now, -COUNTED_FOR)), inArray(operation, [DISABLE, ROLES])))
    .orderBy(asc(id));
  return rows.flatMap(({ id: entry, operation: name, operator: by, details, at: since }): Notice[] => {
    const operator = String(details.operator);
    if (name === ROLES && !isDemotion(details)) return [];
    const what =
      name === DISABLE
        ? say('notice_disabled', { operator, by })
        : say('notice_demoted', { operator, by, roles: String(details.roles), before: String(details.before) });
    const audience = { approve: 'operators add', brands: 'all' as const };
    return [{ kind: 'operator', key: `operator:${entry}`, what, since, audience }];
  });
}

function isDemotion({ roles, before }: Record<string, unknown>): boolean {
  const [to = [], from = []] = [roles, before].map((text) => roleList.safeParse(text).data);
  return addsRights(to, from);
}
