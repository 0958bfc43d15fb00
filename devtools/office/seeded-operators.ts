import type { OperationServices } from '@/server/operations/common/operation';
import { openSeededSession, type SeededOperator } from '@/server/operations/operators/seeded';

/** Operators of the development set-up, who have no password. */
const OPERATORS: readonly SeededOperator[] = [
  { name: '李娜', role: 'admin' },
  { name: '王伟', role: 'operator' },
];

/** Lets the office sign in an operator by one click. */
export const seededOperators = {
  operators: OPERATORS,
  signIn(services: OperationServices, name: string): Promise<string | undefined> {
    const operator = OPERATORS.find((candidate) => candidate.name === name);
    return operator ? openSeededSession(services, operator) : Promise.resolve(undefined);
  },
};
