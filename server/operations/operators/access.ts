import type { Orm } from '../../platform/database/types';
import { type Operation, type OperationServices, OperatorError, type Order } from '../operation';
import { nameKey } from './names';
import { findSignedIn, type SignedIn } from './sessions';
import { findOperator, hasOperators } from './store';

const SIGN_IN =
  'You are not signed in, or your session has ended, 30 minutes after its last use or 8 hours after it began: npm run ops -- sign-in <name>';
const NO_NAME = 'Every act is recorded with its operator: name yourself with --operator=<name> or OPERATOR.';
const NO_OPERATORS =
  'No operator has an account yet. Whoever holds DATA_KEY makes the first: npm run ops -- operators appoint <name>';

/** Who calls an operation. */
interface Caller {
  /** Empty where nobody said and nobody has to. */
  operator: string;
  signedIn?: SignedIn | undefined;
  /** Whether operators have accounts, so that a name alone proves nothing. */
  accounts: boolean;
}

/**
 * Says who calls an operation. Operators need accounts in production, and wherever the database has one already.
 * @throws OperatorError where they may not call it
 */
export async function identify(
  { config }: OperationServices,
  orm: Orm,
  { act, access = act ? 'signed-in' : 'anybody' }: Operation,
  { operator, session }: Order,
  now: Date,
): Promise<Caller> {
  const named = operator.trim();
  const some = await hasOperators(orm);
  const accounts = some || !config.development;
  const signedIn = some && session ? await findSignedIn(orm, session, now) : undefined;
  if (access === 'proof') return { operator: named, signedIn, accounts };
  if (signedIn) return asSignedIn(signedIn, named, access === 'admin');
  const needsSession = access === 'account' || access === 'admin' || (access === 'signed-in' && accounts);
  if (needsSession) throw new OperatorError(some ? SIGN_IN : NO_OPERATORS);
  if (act && !named) throw new OperatorError(NO_NAME);
  return { operator: named, accounts };
}

function asSignedIn(signedIn: SignedIn, named: string, asAdmin: boolean): Caller {
  const { name, role } = signedIn.operator;
  if (named && nameKey(named) !== nameKey(name)) {
    throw new OperatorError(
      `You are signed in as ${name} and named yourself ${named}. Sign in, or leave the name out.`,
    );
  }
  if (asAdmin && role !== 'admin') throw new OperatorError('Only an admin changes who operates.');
  return { operator: name, signedIn, accounts: true };
}

/**
 * Refuses to carry out what somebody asked for who may not do it any more.
 * @throws OperatorError
 */
export async function requireStillAllowed(orm: Orm, { access }: Operation, operator: string): Promise<void> {
  const found = await findOperator(orm, operator);
  const allowed = found?.state === 'active' && (access !== 'admin' || found.role === 'admin');
  if (!allowed) throw new OperatorError(`${operator}, who asked for it, may not do it any more. Nothing was done.`);
}
