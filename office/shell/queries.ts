import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { CallError } from '../api/call';
import { sessionQuery } from '../api/session';

/** A call of an ended session makes the frame show the sign-in. */
function noticeEnd(error: unknown): void {
  if (!(error instanceof CallError) || error.problem.code !== 'signed_out') return;
  void queries.invalidateQueries({ queryKey: sessionQuery.queryKey });
}

export const queries = new QueryClient({
  queryCache: new QueryCache({ onError: noticeEnd }),
  mutationCache: new MutationCache({ onError: noticeEnd }),
  defaultOptions: {
    queries: { retry: (count, error) => count < 2 && error instanceof CallError && error.problem.code === 'offline' },
  },
});
