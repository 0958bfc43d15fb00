import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import type { Choice } from '@/server/office/api';
import { isOffered } from '../api/offered';
import { operationsQuery } from '../api/operations';
import { OwnerContext } from '../api/owner';
import { brandsInOrder } from './brands-in-order';

interface Rights {
  may: (operation: string) => boolean;
  name: string;
  /** Brands, those of the operator's own roles first. */
  ownFirst: (brands: readonly Choice[]) => Choice[];
}

/** What the signed-in operator may do with texts, by operation; nothing until it has loaded. */
export function useRights(): Rights {
  const { data } = useQuery(operationsQuery);
  const { name, roles } = useContext(OwnerContext);
  return {
    may: (operation) => isOffered(data, operation),
    name,
    ownFirst: (brands) => brandsInOrder(brands, roles),
  };
}
