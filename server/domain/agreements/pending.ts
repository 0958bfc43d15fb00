import { and, eq } from 'drizzle-orm';
import { clauseOf } from '@/clauses';
import type { Clause } from '@/lib/clause/schema';
import { isLaterVersion } from '@/lib/clause/version';
import { consents } from '../../platform/database/schema/privacy';
import type { Orm } from '../../platform/database/types';
import type { RevisionTable } from '../revisions/revision-table';
import { SUBJECTS } from '../revisions/subjects';
import { clausesInForce } from './in-force';

/**
 * The clauses in force that an account has to accept: it accepted only versions earlier than the latest one that asks
 * again, which may itself be earlier than the one in force.
 */
export async function pendingClauses(orm: Orm, table: RevisionTable, account: string, now: Date): Promise<Clause[]> {
  const asking = clausesInForce(table, now).flatMap((clause) => {
    const versions = askingVersions(table, clause, now);
    return versions.length > 0 ? { clause, versions } : [];
  });
  if (asking.length === 0) return [];
  const accepted = await orm
    .select({ slug: consents.slug, version: consents.version })
    .from(consents)
    .where(and(eq(consents.account, account), eq(consents.subject, 'registration')));
  return asking.flatMap(({ clause, versions }) => {
    const own = accepted.filter(({ slug }) => slug === clause.slug);
    const asks = versions.some((asked) => own.every(({ version }) => isLaterVersion(asked, version)));
    return own.length > 0 && asks ? clause : [];
  });
}

/** The versions of a clause that ask again, up to the one in force. */
function askingVersions(table: RevisionTable, { slug, version: inForce }: Clause, now: Date): string[] {
  const begun = new Set(table.pointers.filter(({ from }) => from <= now.getTime()).map(({ revision }) => revision));
  const published = table.stored.flatMap((stored) => {
    if (stored.subject !== 'clause' || stored.slug !== slug || !begun.has(stored.id)) return [];
    const read = SUBJECTS.clause.read(stored);
    return 'content' in read ? read.content : [];
  });
  return [...published, clauseOf(slug)].flatMap((clause) =>
    clause?.asksAgain && !isLaterVersion(clause.version, inForce) ? clause.version : [],
  );
}
