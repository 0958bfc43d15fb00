import { z } from 'zod';
import { ROLES, type Role } from '../../platform/database/schema/operators';
import { defineOperation } from '../common/operation';
import { operationsByPermission } from './permissions';
import { type Permission, roleGives } from './roles';
import { operations, table } from './words';

const RIGHTS = ['runs', 'approves'] as const;

/** Lists what each role may do. */
export const listRights = defineOperation({
  name: 'operators rights',
  summary: 'lists which roles may run the operations of each permission, and approve the requests of others',
  operands: [],
  audited: false,
  input: z.strictObject({}),
  zh: operations['operators rights'],
  async run() {
    const rows = [...operationsByPermission()].map(([permission, names]) => ({
      permission,
      ...(Object.fromEntries(ROLES.map((role) => [role, rightsOf(role, permission)])) as Record<
        Role,
        ReturnType<typeof rightsOf>
      >),
      operations: names,
    }));
    return { answer: [table('rights', rows)] };
  },
});

function rightsOf(role: Role, permission: Permission): (typeof RIGHTS)[number][] | null {
  const rights = RIGHTS.filter((right) => roleGives(role, permission, right));
  return rights.length > 0 ? rights : null;
}
