import type { Orm } from '../../platform/database/types';
import { nameKey } from '../common/name-key';
import { type Operation, type OperationRequest, type OperationServices, OperatorError } from '../common/operation';
import type { SignedIn } from '../common/signed-in';
import { readBrands } from './brands-of';
import { requireName } from './names';
import { brandsFor, hasPermission, mayApprove, mayRun, permissionOf, rolesFor } from './permissions';
import { rolesOf, rolesText } from './roles';
import { findSignedIn } from './sessions';
import { findOperator, hasOperators, isSeeded, type Operator } from './store';
import { say } from './words';

/** Who runs an operation. */
interface Caller {
  /** Empty if no name was given and none is needed. */
  operator: string;
  signedIn?: SignedIn | undefined;
  /** Whether operators have accounts, so that a name is not enough. */
  accounts: boolean;
}

/**
 * Determines who runs an operation. Operators need accounts in production, and wherever the database already has one.
 * @throws OperatorError if they may not run it
 */
export async function identify(
  { config }: OperationServices,
  orm: Orm,
  { name, audited, access = audited || permissionOf(name) !== 'anyone' ? 'signed-in' : 'anybody' }: Operation,
  { operator, session }: OperationRequest,
  now: Date,
): Promise<Caller> {
  const named = operator.trim();
  const some = await hasOperators(orm);
  const accounts = some || !config.development;
  const found = session ? await findSignedIn(orm, session, now) : undefined;
  const signedIn = found && (config.development || !isSeeded(found.operator)) ? found : undefined;
  if (access === 'proof') return { operator: named, signedIn, accounts };
  if (signedIn) return asSignedIn(signedIn, named);
  const needsSession = access === 'account' || (access === 'signed-in' && accounts);
  if (needsSession) throw new OperatorError(some ? say('not_signed_in') : say('no_operators_yet'));
  return { operator: audited ? requireName(named) : named, accounts };
}

function asSignedIn(signedIn: SignedIn, named: string): Caller {
  const { name } = signedIn.operator;
  if (named && nameKey(named) !== nameKey(name)) {
    throw new OperatorError(say('signed_in_as_other', { name, named }));
  }
  return { operator: name, signedIn, accounts: true };
}

/** An operation with its input, which a role has to allow. */
export interface Wanted {
  operation: string;
  /** Valid input, before or after the operation's schema parsed it. */
  input: Record<string, unknown>;
}

/** Whether an operator's roles allow to approve a request. */
export async function mayApproveRequest(
  { vault }: OperationServices,
  orm: Orm,
  operator: Operator,
  { operation, input }: Wanted,
): Promise<boolean> {
  return mayApprove(rolesOf(operator), operation, await readBrands({ orm, vault }, operation, input));
}

/** @throws OperatorError if the operator's roles do not allow to run an operation, or to approve its request */
export async function requirePermission(
  { vault }: OperationServices,
  orm: Orm,
  operator: Operator,
  { operation, input }: Wanted,
  right: 'runs' | 'approves' = 'runs',
): Promise<void> {
  const roles = rolesOf(operator);
  const may = right === 'runs' ? mayRun : mayApprove;
  const wanted = { right: right === 'runs' ? 'run' : 'approve', operation } as const;
  if (!may(roles, operation)) {
    const needed = rolesFor(operation, right);
    throw new OperatorError(say('role_needed', { ...wanted, roles: rolesText(roles), needed }));
  }
  const brands = brandsFor(roles, operation, right);
  const shows = input.show === true;
  if (brands === 'all' && !shows) return;
  const concerned = await readBrands({ orm, vault }, operation, input);
  if (shows && !hasPermission(roles, 'personal-data', concerned))
    throw new OperatorError(say('may_not_show', { roles: rolesText(roles) }));
  if (brands === 'all' || may(roles, operation, concerned)) return;
  throw new OperatorError(say('brand_not_allowed', { ...wanted, brands }));
}

/**
 * Checks that the operator who requested an operation may still run it.
 * @throws OperatorError if not
 */
export async function requireStillAllowed(
  services: OperationServices,
  orm: Orm,
  operator: string,
  wanted: Wanted,
): Promise<void> {
  const found = await findOperator(orm, operator);
  const allowed =
    found?.state === 'active' &&
    (await requirePermission(services, orm, found, wanted).then(
      () => true,
      (error) => {
        if (error instanceof OperatorError) return false;
        throw error;
      },
    ));
  if (!allowed) throw new OperatorError(say('requester_may_not', { operator }));
}
