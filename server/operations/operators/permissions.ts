import { ROLES, type Role, type RoleGrant } from '../../platform/database/schema/operators';
import { IS_CONFIRMED, type Permission, roleGives } from './roles';

/** Brands that an operation concerns: some, or all. */
export type Brands = readonly string[] | 'all';

/**
 * `anyone` needs no role, also without a session; `own` is for every operator, who only acts for themselves or needs another permission
 * that the operation checks; `own-confirmed` is the same with a fresh factor.
 */
type Unlimited = 'anyone' | 'own' | 'own-confirmed';

/** The permission that each operation needs. */
const PERMISSIONS: Readonly<Record<string, Permission | Unlimited>> = {
  campaigns: 'anyone',
  calendar: 'anyone',
  open: 'calendar',
  close: 'calendar',
  'follow-dates': 'calendar',
  dates: 'calendar',
  'campaigns list': 'anyone',
  'campaigns text': 'anyone',
  'campaigns edit': 'draft',
  'campaigns diff': 'anyone',
  'campaigns submit': 'draft',
  'campaigns return': 'review',
  'campaigns approve': 'review',
  'campaigns preview': 'own',
  'campaigns publish': 'publish',
  'campaigns rollback': 'roll-back',
  'campaigns board': 'anyone',
  'campaigns revisions': 'own',
  'campaigns figures': 'anyone',
  'campaigns preview-text': 'own',
  'campaigns compare': 'own',
  'campaigns shown': 'anyone',
  'campaigns discard': 'draft',
  'pages list': 'anyone',
  'pages frames': 'own',
  'stop-all': 'stop',
  resume: 'stop',
  budgets: 'figures',
  'set-budget': 'money',
  exposure: 'figures',
  held: 'rewards',
  release: 'money',
  refuse: 'money',
  rounds: 'anyone',
  'add-rounds': 'calendar',
  'remove-rounds': 'calendar',
  settle: 'settle',
  'call-off': 'settle',
  'correct-settlement': 'settle',
  stock: 'figures',
  'set-stock': 'money',
  customer: 'customers',
  rewards: 'rewards',
  'find-rewards': 'rewards',
  'reward-history': 'rewards',
  pay: 'money',
  'pay-all': 'money',
  void: 'money',
  reverse: 'money',
  reopen: 'money',
  give: 'money',
  'use-coupon': 'money',
  export: 'export',
  'import-deposits': 'funds',
  'import-trades': 'funds',
  'import-openings': 'funds',
  'reverse-deposit': 'funds',
  'reverse-trade': 'funds',
  'reverse-opening': 'funds',
  'shared-documents': 'customers',
  'log-out': 'people',
  'export-person': 'personal-data',
  'correct-person': 'people',
  'delete-person': 'people',
  'retained-record': 'personal-data',
  'hosts list': 'anyone',
  'hosts find': 'own',
  'hosts check': 'own',
  'hosts add': 'hosts',
  'hosts remove': 'hosts',
  'hosts undo': 'hosts',
  holidays: 'anyone',
  'set-holidays': 'health',
  funnel: 'figures',
  'funnel-values': 'figures',
  'import-ad-spend': 'spend',
  'ad-spend': 'figures',
  'reverse-ad-spend': 'spend',
  'ad-conversions': 'figures',
  'retry-ad-conversions': 'health',
  'replay-ad-conversions': 'health',
  'report-invalid': 'people',
  'test-ad-platform': 'health',
  health: 'health',
  migrate: 'machine',
  waiting: 'own',
  pending: 'own',
  request: 'own',
  approve: 'own-confirmed',
  reject: 'own',
  decided: 'own',
  'views list': 'own',
  'views save': 'own',
  'views remove': 'own',
  'sign-in': 'anyone',
  'sign-out': 'own',
  enrol: 'anyone',
  'change-password': 'own',
  confirm: 'own',
  'operators appoint': 'anyone',
  'operators list': 'own',
  'operators rights': 'own',
  'operators add': 'operators',
  'operators roles': 'operators',
  'operators limits': 'operators',
  'operators reset': 'operators',
  'operators disable': 'operators',
  'operators sessions': 'own',
  'operators end-session': 'own-confirmed',
  'operators passkeys': 'own',
  'operators remove-passkey': 'own-confirmed',
  'rotate-key': 'machine',
  'rotate-lookup-key': 'machine',
  'export-days': 'export',
  backup: 'machine',
  restore: 'machine',
  'note-restore': 'machine',
  'audit-log': 'audit',
  'audit-entries': 'audit',
  'verify-audit': 'anyone',
};

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
  return Object.hasOwn(PERMISSIONS, operation) ? PERMISSIONS[operation] : undefined;
}

/** The operations that need each permission, in the order of the first one. */
export function operationsByPermission(): ReadonlyMap<Permission, readonly string[]> {
  const found = new Map<Permission, string[]>();
  for (const [operation, permission] of Object.entries(PERMISSIONS)) {
    if (isUnlimited(permission)) continue;
    found.set(permission, [...(found.get(permission) ?? []), operation]);
  }
  return found;
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
