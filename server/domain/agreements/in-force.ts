import { fieldProblem } from '../../platform/http/problem';

/** The clauses in force: which ones a registration must accept, and each one's version by slug. */
export interface AgreementsInForce {
  required: readonly string[];
  /** Clauses that are accepted in place of a required one, such as another device's version. */
  instead?: Readonly<Record<string, string | undefined>>;
  versions: Readonly<Record<string, string>>;
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
