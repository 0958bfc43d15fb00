import { useContext } from 'react';
import type { Choice } from '@/server/office/api';
import { OwnerContext } from '../api/owner';
import { useMay } from '../api/use-may';
import { brandsInOrder } from './brands-in-order';

interface Rights {
  may: (operation: string) => boolean;
  name: string;
  /** Brands, those of the operator's own roles first. */
  ownFirst: (brands: readonly Choice[]) => Choice[];
}

/** What the signed-in operator may do with texts, by operation; nothing until it has loaded. */
export function useRights(): Rights {
  const { name, roles } = useContext(OwnerContext);
  return {
    may: useMay(),
    name,
    ownFirst: (brands) => brandsInOrder(brands, roles),
  };
}
