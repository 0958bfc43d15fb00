import { ROLES, type Role, type RoleGrant } from '../../platform/database/schema/operators';
import { PERMISSIONS, type Permission, type Unlimited } from '../common/permission';
import { registeredOperation, registeredOperations } from '../common/registry';
import { IS_CONFIRMED, roleGives } from './roles';

/** Brands that an operation concerns: some, or all. */
export type Brands = readonly string[] | 'all';

/**
 * Whether an operation needs a code or a passkey of the last minutes, by its permission; one without a permission does. `show` shows
 * personal data whole.
 */
export function needsFreshFactor(operation: string, { show }: Readonly<Record<string, unknown>>): boolean {
  const permission = permissionOf(operation);
  if (show === true || permission === undefined) return true;
  return isUnlimited(permission) ? permission === 'own-confirmed' : IS_CONFIRMED[permission];
}

/** The permission that an operation needs. No role may run an operation that has none. */
export function permissionOf(operation: string): Permission | Unlimited | undefined {
  return registeredOperation(operation)?.permission;
}

/** The operations that need each permission. */
export function operationsByPermission(): ReadonlyMap<Permission, readonly string[]> {
  const names = registeredOperations().map(({ name }) => name);
  return new Map(
    PERMISSIONS.map((permission) => [permission, names.filter((name) => permissionOf(name) === permission)]),
  );
}

/**
 * Whether roles allow an operation.
 * @param brands the brands that it concerns; without them, whether the roles allow it for at least one
 */
export function mayRun(roles: readonly RoleGrant[], operation: string, brands?: Brands): boolean {
  return gives(roles, permissionOf(operation), 'runs', brands);
}

/** Whether roles allow to approve another operator's request of an operation; parameters as {@link mayRun}. */
export function mayApprove(roles: readonly RoleGrant[], operation: string, brands?: Brands): boolean {
  return gives(roles, permissionOf(operation), 'approves', brands);
}

/** Whether roles include a permission for brands, without brands for at least one. */
export function hasPermission(roles: readonly RoleGrant[], permission: Permission, brands?: Brands): boolean {
  return gives(roles, permission, 'runs', brands);
}

/** The brands for which roles allow to run an operation, or to approve its requests. */
export function brandsFor(roles: readonly RoleGrant[], operation: string, right: 'runs' | 'approves'): Brands {
  return brandsOf(roles, permissionOf(operation), right);
}

/** The roles that may run an operation, or approve its requests. */
export function rolesFor(operation: string, right: 'runs' | 'approves'): Role[] {
  const permission = permissionOf(operation);
  if (!permission) return [];
  if (isUnlimited(permission)) return [...ROLES];
  return ROLES.filter((role) => roleGives(role, permission, right));
}

function gives(
  roles: readonly RoleGrant[],
  permission: Permission | Unlimited | undefined,
  right: 'runs' | 'approves',
  brands: Brands | undefined,
): boolean {
  const given = brandsOf(roles, permission, right);
  if (given.length === 0) return false;
  if (given === 'all' || brands === undefined) return true;
  return brands !== 'all' && brands.every((brand) => given.includes(brand));
}

/** The brands for which roles give a permission. */
function brandsOf(
  roles: readonly RoleGrant[],
  permission: Permission | Unlimited | undefined,
  right: 'runs' | 'approves',
): Brands {
  if (!permission) return [];
  if (isUnlimited(permission)) return 'all';
  const giving = roles.filter(({ role }) => roleGives(role, permission, right));
  if (giving.some(({ brands }) => brands === undefined)) return 'all';
  return [...new Set(giving.flatMap(({ brands = [] }) => brands))].sort();
}

function isUnlimited(permission: Permission | Unlimited): permission is Unlimited {
  return permission === 'anyone' || permission === 'own' || permission === 'own-confirmed';
}
