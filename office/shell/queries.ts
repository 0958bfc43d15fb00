import { QueryClient } from '@tanstack/react-query';
import { CallError } from '../api/call';
import { otherTabs, sessionQuery } from '../api/session';

export const queries = new QueryClient({
  defaultOptions: {
    queries: { retry: (count, error) => count < 2 && error instanceof CallError && error.problem.code === 'offline' },
    // A change without network fails at once. It must not run later, when the operator no longer expects it.
    mutations: { networkMode: 'always' },
  },
});

otherTabs.addEventListener('message', () => queries.invalidateQueries({ queryKey: sessionQuery.queryKey }));
