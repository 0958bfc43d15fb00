/** What the inbox shows, in its address. */
export interface InboxSearch {
  /** Missing for what waits for the operator. */
  view?: 'own' | 'decided';
  /** The open request. */
  request?: number;
  /** Of the decided requests, from 1. */
  page?: number;
}

/** Reads the part of an address behind the question mark. */
export function readInboxSearch({ view, request, page }: Record<string, unknown>): InboxSearch {
  return {
    ...((view === 'own' || view === 'decided') && { view }),
    ...(isNumber(request) && { request }),
    ...(isNumber(page) && page > 1 && { page }),
  };
}

function isNumber(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}
