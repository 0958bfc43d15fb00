import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { isOffered } from '../api/offered';
import { operationsQuery } from '../api/operations';
import { OwnerContext } from '../api/owner';

/** What the signed-in operator may do with texts, by operation; nothing until it has loaded. */
export function useRights(): { may: (operation: string) => boolean; name: string } {
  const { data } = useQuery(operationsQuery);
  return { may: (operation) => isOffered(data, operation), name: useContext(OwnerContext).name };
}
