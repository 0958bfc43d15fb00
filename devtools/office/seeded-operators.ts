import type { OperationServices } from '@/server/operations/common/operation';
import { openSeededSession, type SeededOperator } from '@/server/operations/operators/seeded';

/** Operators of the development set-up, who have no password: one for each role, and two who may do everything. */
const OPERATORS: readonly SeededOperator[] = [
  { name: '李娜', roles: [{ role: 'admin' }] },
  { name: '王伟', roles: [{ role: 'admin' }] },
  { name: '赵敏', roles: [{ role: 'marketing' }] },
  { name: '陈静', roles: [{ role: 'reviewer' }] },
  { name: '孙磊', roles: [{ role: 'finance' }] },
  { name: '周杰', roles: [{ role: 'support' }] },
  { name: '吴昊', roles: [{ role: 'on-duty' }] },
  { name: '郑洁', roles: [{ role: 'analyst' }] },
];

/** Lets the office sign in an operator by one click. */
export const seededOperators = {
  operators: OPERATORS,
  signIn(services: OperationServices, name: string): Promise<string | undefined> {
    const operator = OPERATORS.find((candidate) => candidate.name === name);
    return operator ? openSeededSession(services, operator) : Promise.resolve(undefined);
  },
};
