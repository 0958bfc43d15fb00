import type { OfficeOperation, OfficeOperations } from '@/server/office/api';

/** An operation of those that the operator may run; `undefined` if it is none of them. */
export function findOffered(offered: OfficeOperations | undefined, name: string): OfficeOperation | undefined {
  return offered?.subjects.flatMap(({ operations }) => operations).find((operation) => operation.name === name);
}

/** Whether the operator may run an operation. */
export function isOffered(offered: OfficeOperations | undefined, name: string): boolean {
  return findOffered(offered, name) !== undefined;
}
