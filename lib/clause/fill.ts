import type { Brand } from '../brand/schema';
import type { Clause, ClauseArticle } from './schema';
import { fillTokens } from './tokens';

/** Fills a brand's values into a document, so that no token is left. Throws if a token has no value. */
export function fillClause(clause: Clause, brand: Brand): Clause {
  // Stryker disable next-line StringLiteral: only a list item or a table cell may name a value that a brand lacks
  const fill = (text: string) => fillTokens(text, brand) ?? '';
  return {
    ...clause,
    title: fill(clause.title),
    summary: fill(clause.summary),
    sections: clause.sections.map((section) => ({
      ...section,
      title: fill(section.title),
      articles: section.articles.map((article) => fillArticle(article, brand)),
    })),
  };
}

function fillArticle({ text, list, table }: ClauseArticle, brand: Brand): ClauseArticle {
  return {
    // Stryker disable next-line StringLiteral: only a list item or a table cell may name a value that a brand lacks
    text: fillTokens(text, brand) ?? '',
    ...(list && { list: fillAll(list, brand) }),
    ...(table && {
      table: {
        // Stryker disable next-line StringLiteral: only a list item or a table cell may name a value that a brand lacks
        caption: fillTokens(table.caption, brand) ?? '',
        head: fillAll(table.head, brand),
        rows: table.rows.map((row) => row.map((cell) => fillTokens(cell, brand))).filter(isWhole),
      },
    }),
  };
}

function fillAll(texts: string[], brand: Brand): string[] {
  return texts.map((text) => fillTokens(text, brand)).filter((text) => text !== null);
}

function isWhole(row: (string | null)[]): row is string[] {
  return !row.includes(null);
}
