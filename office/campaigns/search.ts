import type { Start } from './documents';

/** What the screen of a document shows, in its address. */
export interface DocumentSearch extends Start {
  tab?: 'edit' | 'revisions';
  revision?: number;
}

/** Reads the part of an address behind the question mark. */
export function readDocumentSearch({ tab, revision, kind, title, copy }: Record<string, unknown>): DocumentSearch {
  const texts = Object.entries({ kind, title, copy }).filter(([, text]) => ['string', 'number'].includes(typeof text));
  return {
    ...Object.fromEntries(texts.map(([name, text]) => [name, String(text)])),
    ...((tab === 'edit' || tab === 'revisions') && { tab }),
    ...(Number.isSafeInteger(revision) && { revision: revision as number }),
  };
}
