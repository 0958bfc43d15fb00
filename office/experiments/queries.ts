import { queryOptions } from '@tanstack/react-query';
import { run, runForRows } from '../api/operations';

/** First part of the keys of all queries about experiments. */
export const EXPERIMENTS = 'experiments';

export const experimentsQuery = queryOptions({
  queryKey: [EXPERIMENTS, 'list'],
  queryFn: () => runForRows('experiments list', 'experiments'),
});

/** What an experiment has shown so far. */
export function experimentQuery(revision: string) {
  return queryOptions({
    queryKey: [EXPERIMENTS, 'show', revision],
    queryFn: () => run('experiments show', { input: { revision } }),
  });
}
