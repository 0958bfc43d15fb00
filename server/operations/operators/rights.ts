import { z } from 'zod';
import { ROLES, type Role } from '../../platform/database/schema/operators';
import { defineOperation } from '../common/operation';
import type { Permission } from '../common/permission';
import { operationsByPermission } from './permissions';
import { roleGives } from './roles';
import { table } from './words';

const RIGHTS = ['runs', 'approves'] as const;

/** Lists what each role may do. */
export const listRights = defineOperation({
  name: 'operators rights',
  title: '角色与权限',
  summary: '列出各角色可执行哪些操作，可批准他人的哪些申请',
  subject: '操作员与审计',
  permission: 'own',
  audited: false,
  input: z.strictObject({}),
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
