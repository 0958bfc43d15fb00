import { useQuery } from '@tanstack/react-query';
import { operationsQuery } from '../api/operations';
import { sessionQuery } from '../api/session';

/** What the signed-in operator may do with texts, by operation; nothing until it has loaded. */
export function useRights(): { may: (operation: string) => boolean; name: string } {
  const { data } = useQuery(operationsQuery);
  const { data: session } = useQuery(sessionQuery);
  const names = new Set(data?.subjects.flatMap(({ operations }) => operations.map(({ name }) => name)));
  return { may: (operation) => names.has(operation), name: session?.operator?.name ?? '' };
}
