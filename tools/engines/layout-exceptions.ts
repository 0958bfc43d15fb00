import type { Exception } from './kit/layout';

interface ExplainedException extends Exception {
  /** The page of the exception; all pages without it. */
  page?: `/${string}`;
  why: string;
}

/** Faults that the layout check accepts. */
export const EXCEPTIONS: readonly ExplainedException[] = [
  {
    kind: 'broken',
    css: 'li[class*="rule"] ol, article[class*="sheet"] [class*="content"], article td, article th',
    why: 'rules and clauses are running text, whose lines may end after any character',
  },
  {
    page: '/download',
    kind: 'broken',
    css: 'ul[class*="notes"]',
    why: 'release notes come from a call, without marks between their words; only in a card narrower than a phrase',
  },
  {
    kind: 'broken',
    css: 'tbody th',
    why: 'names of prizes come from a call, without marks between their words; only in a column narrower than a name',
  },
  {
    page: '/christmasAndNewyear',
    kind: 'covered',
    css: '[class*="niche"]',
    why: 'the calendar shows the number behind a door when the door opens',
  },
];
