import { z } from 'zod';
import { ROLES, type Role, type RoleGrant } from '../../platform/database/schema/operators';
import { fault } from '../common/faults';
import type { Permission } from '../common/permission';
import { say } from './words';

/**
 * Whether operations of a permission need a fresh factor: those that move money, decide, publish, change operators, customers or hosts,
 * import, or hand out data. Stopping and withdrawing texts do not, because they are for emergencies.
 */
export const IS_CONFIRMED: Readonly<Record<Permission, boolean>> = {
  figures: false,
  spend: true,
  draft: false,
  review: true,
  publish: true,
  'roll-back': false,
  calendar: false,
  stop: false,
  rewards: false,
  export: true,
  money: true,
  funds: true,
  settle: true,
  customers: false,
  'personal-data': true,
  people: true,
  hosts: true,
  health: false,
  machine: false,
  audit: false,
  operators: true,
};

interface RolePermissions {
  /** Operations that the role may run. */
  runs: readonly Permission[];
  /** Requests of other operators that the role may approve. */
  approves: readonly Permission[];
}

/** An `admin` may run and approve everything. */
const PERMISSIONS_OF: Readonly<Record<Exclude<Role, 'admin'>, RolePermissions>> = {
  analyst: { runs: ['figures'], approves: [] },
  marketing: { runs: ['figures', 'spend', 'draft', 'publish', 'roll-back', 'calendar'], approves: [] },
  reviewer: { runs: ['review', 'publish', 'roll-back'], approves: ['calendar'] },
  finance: {
    runs: ['figures', 'spend', 'rewards', 'export', 'money', 'funds', 'settle', 'customers', 'stop', 'audit'],
    approves: ['money', 'funds', 'settle', 'people', 'calendar', 'publish', 'operators'],
  },
  support: { runs: ['rewards', 'customers', 'personal-data', 'people'], approves: ['people'] },
  'on-duty': {
    runs: ['figures', 'hosts', 'health', 'stop', 'roll-back', 'calendar', 'machine', 'audit'],
    approves: ['calendar'],
  },
};

/** What the former role `operator` allowed: everything except changes of operators. */
const FORMER_OPERATOR: readonly RoleGrant[] = ROLES.filter((role) => role !== 'admin').map((role) => ({ role }));

/** The roles of an operator's row. A server of an earlier release only changes `role`. */
export function rolesOf({ role, roles }: { role: string; roles: readonly RoleGrant[] | null }): readonly RoleGrant[] {
  if (roles) return roles.filter((grant) => grant.role !== 'admin' || role === 'admin');
  return role === 'admin' ? [{ role: 'admin' }] : FORMER_OPERATOR;
}

/** The columns that store roles. */
export function roleColumns(roles: readonly RoleGrant[]): { role: 'admin' | 'operator'; roles: readonly RoleGrant[] } {
  return { role: isAdmin(roles) ? 'admin' : 'operator', roles };
}

export function isAdmin(roles: readonly RoleGrant[]): boolean {
  return roles.some(({ role }) => role === 'admin');
}

/** Whether a role gives a permission to run, or to approve others' requests. */
export function roleGives(role: Role, permission: Permission, right: keyof RolePermissions): boolean {
  return role === 'admin' || PERMISSIONS_OF[role][right].includes(permission);
}

/** Parses roles as operators write them: `support`, or `support:bfzh+iekb,analyst` for some brands. */
export const roleList = z
  .string(fault(say('roles_needed')))
  .transform((text) => text.split(',').map(readGrant))
  .refine((grants) => grants.every((grant) => grant !== undefined), {
    message: fault(say('must_be_roles', { roles: ROLES })),
  })
  .refine((grants) => new Set(grants.map((grant) => grant?.role)).size === grants.length, fault(say('role_is_twice')))
  .transform((grants) => grants.filter((grant) => grant !== undefined))
  .meta({ title: '角色', kind: 'roles' });

function readGrant(text: string): RoleGrant | undefined {
  const [name, brands, ...others] = text.trim().split(':');
  const role = ROLES.find((known) => known === name);
  if (!role || others.length > 0) return undefined;
  if (brands === undefined) return { role };
  const named = brands.split('+').map((brand) => brand.trim());
  const valid = role !== 'admin' && named.every((brand) => /^[a-z][\w-]*$/.test(brand));
  return valid ? { role, brands: [...new Set(named)].sort() } : undefined;
}

/** Roles as operators write them. */
export function rolesText(roles: readonly RoleGrant[]): string {
  return roles.map(({ role, brands }) => (brands ? `${role}:${brands.join('+')}` : role)).join(',');
}

/** Whether new roles allow something that the present ones do not. */
export function addsRights(present: readonly RoleGrant[], wanted: readonly RoleGrant[]): boolean {
  if (isAdmin(present)) return false;
  return wanted.some(({ role, brands }) => {
    const own = present.find((grant) => grant.role === role);
    if (!own) return true;
    return own.brands !== undefined && !brands?.every((brand) => own.brands?.includes(brand));
  });
}
