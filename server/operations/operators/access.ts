import type { Orm } from '../../platform/database/types';
import { nameKey } from '../common/name-key';
import { type Operation, type OperationRequest, type OperationServices, OperatorError } from '../common/operation';
import type { SignedIn } from '../common/signed-in';
import { requireName } from './names';
import { findSignedIn } from './sessions';
import { findOperator, hasOperators } from './store';

const SIGN_IN =
  'You are not signed in, or your session has expired (30 minutes after its last use, 8 hours after it began): npm run ops -- sign-in <name>';
const NO_OPERATORS =
  'No operator has an account yet. Create the first with DATA_KEY: npm run ops -- operators appoint <name>';

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
  { audited, access = audited ? 'signed-in' : 'anybody' }: Operation,
  { operator, session }: OperationRequest,
  now: Date,
): Promise<Caller> {
  const named = operator.trim();
  const some = await hasOperators(orm);
  const accounts = some || !config.development;
  const signedIn = session ? await findSignedIn(orm, session, now) : undefined;
  if (access === 'proof') return { operator: named, signedIn, accounts };
  if (signedIn) return asSignedIn(signedIn, named, access === 'admin');
  const needsSession = access === 'account' || access === 'admin' || (access === 'signed-in' && accounts);
  if (needsSession) throw new OperatorError(some ? SIGN_IN : NO_OPERATORS);
  return { operator: audited ? requireName(named) : named, accounts };
}

function asSignedIn(signedIn: SignedIn, named: string, asAdmin: boolean): Caller {
  const { name, role } = signedIn.operator;
  if (named && nameKey(named) !== nameKey(name)) {
    throw new OperatorError(
      `You are signed in as ${name} but named yourself ${named}. Sign in as ${named}, or omit the name.`,
    );
  }
  if (asAdmin && role !== 'admin') throw new OperatorError('Only an admin can change operators.');
  return { operator: name, signedIn, accounts: true };
}

/**
 * Checks that the operator who requested an operation may still run it.
 * @throws OperatorError if not
 */
export async function requireStillAllowed(orm: Orm, { access }: Operation, operator: string): Promise<void> {
  const found = await findOperator(orm, operator);
  const allowed = found?.state === 'active' && (access !== 'admin' || found.role === 'admin');
  if (!allowed) throw new OperatorError(`${operator}, who requested this, may no longer run it. Nothing was changed.`);
}
