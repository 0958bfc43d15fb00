import { useQuery } from '@tanstack/react-query';
import { isOffered } from '../api/offered';
import { operationsQuery } from '../api/operations';
import { sessionQuery } from '../api/session';

/** What the signed-in operator may do with texts, by operation; nothing until it has loaded. */
export function useRights(): { may: (operation: string) => boolean; name: string } {
  const { data } = useQuery(operationsQuery);
  const { data: session } = useQuery(sessionQuery);
  return { may: (operation) => isOffered(data, operation), name: session?.operator?.name ?? '' };
}
