import type { Exception } from './kit/layout';

interface ExplainedException extends Exception {
  /** The page of the exception; all pages without it. */
  page?: `/${string}`;
  why: string;
}

/** Faults that the layout check accepts. */
export const EXCEPTIONS: readonly ExplainedException[] = [
  {
    page: '/christmasAndNewyear',
    kind: 'covered',
    css: '[class*="niche"]',
    why: 'the calendar shows the number behind a door when the door opens',
  },
];
