import { brands } from '@/brands';
import { clauseOf } from '@/clauses';
import type { ClauseArticle, StoredClause } from '@/lib/clause/schema';
import { isLaterVersion } from '@/lib/clause/version';
import { findForbiddenWords } from '@/lib/copy/forbidden-words';

/**
 * Faults of a clause that an operator stores, by field, besides those of its schema.
 *
 * @param slug of the clause that it has to be
 * @param versions that operators have stored before
 */
export function clauseFaults(clause: StoredClause, slug: string, versions: readonly string[]): string[] {
  const built = clauseOf(slug);
  if (!built || clause.slug !== slug) return [`slug: 须为 ${slug}`];
  const latest = [built.version, ...versions].reduce((one, other) => (isLaterVersion(other, one) ? other : one));
  // Pages link to sections.
  const lost = built.sections.filter(({ id }) => clause.sections.every((section) => section.id !== id));
  const text = JSON.stringify(clause);
  const names = new Set(brands.flatMap(({ name, company, developer, appName }) => [name, company, developer, appName]));
  return [
    ...(isLaterVersion(clause.version, latest) ? [] : [`version: 须高于 ${latest}`]),
    ...lost.map(({ id }) => `sections: 不能缺少 ${id} 一节`),
    ...findForbiddenWords(text).map((word) => `(root): 含有广告禁用词“${word}”`),
    ...[...names].filter((name) => text.includes(name)).map((name) => `(root): 请用占位符代替“${name}”`),
  ];
}

/** A clause as comparisons show it: one text per article, by the section that it is in. */
export function articlesOf({ sections, ...clause }: StoredClause): object {
  const textOf = ({ text, list = [], table }: ClauseArticle) => {
    const rows = table ? [[table.caption], table.head, ...table.rows] : [];
    return [text, ...list, ...rows.map((row) => row.join(' | '))].join('\n');
  };
  const shown = sections.map(({ id, title, articles }) => [id, { title, articles: articles.map(textOf) }]);
  return { ...clause, sections: Object.fromEntries(shown) };
}
