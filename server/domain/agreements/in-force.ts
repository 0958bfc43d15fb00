import { clauses } from '@/clauses';
import type { Clause } from '@/lib/clause/schema';
import { fieldProblem } from '../../platform/http/problem';
import type { Revisions } from '../revisions/follow-revisions';
import type { RevisionTable } from '../revisions/revision-table';

/** The clauses in force: which ones a registration must accept, and each one's version by slug. */
export interface AgreementsInForce {
  required: readonly string[];
  /** Clauses that are accepted in place of a required one, such as another device's version. */
  instead?: Readonly<Record<string, string | undefined>>;
  versions: Readonly<Record<string, string>>;
}

/** Agreements whose versions are those in force by a clock: operators publish new ones. */
export function agreementsBy(built: AgreementsInForce, revisions: Revisions, clock: () => Date): AgreementsInForce {
  return {
    ...built,
    get versions() {
      const published = revisions.current().clausesAt(clock().getTime());
      const newer = published.map(({ content: { slug, version } }) => [slug, version]);
      return { ...built.versions, ...Object.fromEntries(newer) };
    },
  };
}

/** All clauses as they are in force at a moment. */
export function clausesInForce(table: RevisionTable, now: Date): Clause[] {
  const published = table.clausesAt(now.getTime());
  return clauses.map((built) => published.find(({ content }) => content.slug === built.slug)?.content ?? built);
}

export interface AcceptedClause {
  slug: string;
  version: string;
}

/**
 * Reads the clauses that a registration accepts: `slug@version`, separated by commas.
 * @throws ApiProblem if a required clause is missing or a version is not in force
 */
export function readAcceptedClauses(
  field: string,
  { required, instead = {}, versions }: AgreementsInForce,
): AcceptedClause[] {
  const accepted = new Map(field.split(',').map((part) => part.split('@', 2) as [string, string]));
  const missing = required.some((slug) => !accepted.has(slug) && !accepted.has(instead[slug] ?? ''));
  if (missing) throw fieldProblem('agreements', '请先阅读并同意协议');
  const outdated = [...accepted].some(
    ([slug, version]) => !Object.hasOwn(versions, slug) || versions[slug] !== version,
  );
  if (outdated) throw fieldProblem('agreements', '协议已更新，请刷新页面后重新阅读并同意');
  return [...accepted].map(([slug, version]) => ({ slug, version }));
}
