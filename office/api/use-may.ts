import { useQuery } from '@tanstack/react-query';
import { isOffered } from './offered';
import { operationsQuery } from './operations';

/** Whether the signed-in operator may run an operation; nothing before the office knows. */
export function useMay(): (operation: string) => boolean {
  const { data: offered } = useQuery(operationsQuery);
  return (operation) => isOffered(offered, operation);
}
