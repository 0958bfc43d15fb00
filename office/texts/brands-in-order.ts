import type { Choice, OfficeOperator } from '@/server/office/api';

/** Brands for a choice: first those that an operator's roles are limited to. */
export function brandsInOrder(brands: readonly Choice[], roles: OfficeOperator['roles']): Choice[] {
  const own = new Set(roles.flatMap((role) => role.brands ?? []));
  return brands.toSorted((one, other) => Number(own.has(other.value)) - Number(own.has(one.value)));
}
