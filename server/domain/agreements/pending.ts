import { and, eq } from 'drizzle-orm';
import { clauseOf } from '@/clauses';
import type { Clause } from '@/lib/clause/schema';
import { isLaterVersion } from '@/lib/clause/version';
import { consents } from '../../platform/database/schema/privacy';
import type { Orm } from '../../platform/database/types';
import type { RevisionTable } from '../revisions/revision-table';
import { SUBJECTS } from '../revisions/subjects';
import { clausesInForce } from './in-force';

/** The clauses in force that an account has to accept: it accepted an earlier version, and a later one asks again. */
export async function pendingClauses(orm: Orm, table: RevisionTable, account: string, now: Date): Promise<Clause[]> {
  const asking = clausesInForce(table, now).flatMap((clause) => {
    const least = leastVersion(table, clause, now);
    return least === undefined ? [] : { clause, least };
  });
  if (asking.length === 0) return [];
  const accepted = await orm
    .select({ slug: consents.slug, version: consents.version })
    .from(consents)
    .where(and(eq(consents.account, account), eq(consents.subject, 'registration')));
  return asking.flatMap(({ clause, least }) => {
    const own = accepted.filter(({ slug }) => slug === clause.slug);
    return own.length > 0 && own.every(({ version }) => isLaterVersion(least, version)) ? clause : [];
  });
}

/** The latest version that asks again, of those that came into force up to the present one; `undefined` if none does. */
function leastVersion(table: RevisionTable, clause: Clause, now: Date): string | undefined {
  const at = { table, moment: now.getTime() };
  const begun = table.pointers.filter(
    ({ subject, slug, from }) => subject === 'clause' && slug === clause.slug && from <= at.moment,
  );
  const numbers = new Set(begun.map(({ revision }) => revision));
  const published = table.stored.flatMap((stored) => {
    const read = numbers.has(stored.id) ? SUBJECTS.clause.read(stored, at) : undefined;
    return read && 'content' in read ? read.content : [];
  });
  return [...published, clauseOf(clause.slug) ?? clause]
    .flatMap(({ asksAgain, version }) => (asksAgain && !isLaterVersion(version, clause.version) ? version : []))
    .reduce<string | undefined>((one, other) => (one && isLaterVersion(one, other) ? one : other), undefined);
}
