import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { run } from '../api/operations';

/**
 * The answer of an operation; the former one until another input has one.
 * @param screen first part of the key, by which a screen's answers are read again after a change
 */
export function answerQuery(screen: string, operation: string, input: Record<string, unknown>) {
  return queryOptions({
    queryKey: [screen, operation, input],
    queryFn: () => run(operation, { input }),
    placeholderData: keepPreviousData,
  });
}
