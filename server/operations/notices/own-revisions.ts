import { and, asc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import { after, DAY } from '../../platform/clock/clock';
import { auditEntries } from '../../platform/database/schema/activities';
import { campaignRevisions } from '../../platform/database/schema/revisions';
import type { Orm } from '../../platform/database/types';
import type { Notice } from './notice';
import { say } from './words';

/** Older ones were left on purpose. */
const RECENT = 14 * DAY;

/** Revisions that were returned to their authors, or approved but not published, unless the author has written a later one. */
export async function readOwnRevisions({ orm, now }: { orm: Orm; now: Date }): Promise<Notice[]> {
  const { id, state, writtenAt } = campaignRevisions;
  const rows = await orm
    .select()
    .from(campaignRevisions)
    .where(and(ne(state, 'discarded'), gt(writtenAt, after(now, -RECENT))))
    .orderBy(asc(id));
  const latest = rows.filter(
    (row) => row.publishedAt === null && !rows.some((later) => later.id > row.id && isSamePlace(later, row)),
  );
  const returns = await readReturns(
    orm,
    latest.filter((row) => row.state === 'draft').map((row) => row.id),
  );
  return latest.flatMap((row): Notice[] => {
    const { id: revision, subject, author, approver, approvedAt } = row;
    const named = { revision, subject, campaign: row.slug || (row.brand ?? ''), author };
    const audience = { operator: author };
    if (row.state === 'approved') {
      const what = say('notice_publication', { ...named, by: approver ?? '-' });
      return [{ kind: 'publication', key: `publication:${revision}`, what, since: approvedAt, audience }];
    }
    const returned = returns.get(revision);
    if (!returned) return [];
    const what = say('notice_returned', { ...named, by: returned.by });
    return [{ kind: 'returned', key: `returned:${revision}`, what, since: returned.at, audience }];
  });
}

type Revision = typeof campaignRevisions.$inferSelect;

function isSamePlace(one: Revision, other: Revision): boolean {
  return (
    one.subject === other.subject && one.slug === other.slug && one.brand === other.brand && one.author === other.author
  );
}

/** Who last returned revisions, and when, by number. */
async function readReturns(orm: Orm, revisions: readonly number[]) {
  const { id, operator, operation, details, at } = auditEntries;
  const revision = sql<string>`${details} ->> 'revision'`;
  const rows =
    revisions.length === 0
      ? []
      : await orm
          .select({ revision, by: operator, at })
          .from(auditEntries)
          .where(and(eq(operation, 'campaigns return'), inArray(revision, revisions.map(String))))
          .orderBy(asc(id));
  return new Map(rows.map((row) => [Number(row.revision), row]));
}
