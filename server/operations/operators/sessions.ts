import { randomBytes } from 'node:crypto';
import { and, eq, gt, lt, ne, or, type SQL } from 'drizzle-orm';
import { after, HOUR, MINUTE } from '../../platform/clock/clock';
import { operatorSessions, operators } from '../../platform/database/schema/operators';
import type { Orm } from '../../platform/database/types';
import { hashSecret } from '../../platform/secrets/hash-secret';
import { type OperationContext, OperatorError } from '../common/operation';
import type { SignedIn } from '../common/signed-in';
import type { Operator } from './store';
import { say } from './words';

/** A working day, in milliseconds. */
const ABSOLUTE_LIMIT = 8 * HOUR;
const IDLE_LIMIT = 30 * MINUTE;
/** Minimum time between two updates of a session's last use. */
const TOUCH_INTERVAL = MINUTE;
const TOKEN = /^[\w-]{43}$/;

/** Opens a session after a code or a passkey, and returns its token: 32 random bytes, base64url. */
export async function openOperatorSession(orm: Orm, { id }: Operator, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await orm
    .insert(operatorSessions)
    .values({ tokenHash: hashSecret(token), operator: id, createdAt: now, lastSeenAt: now, factorAt: now });
  return token;
}

/**
 * Finds the session of a token; `undefined` if there is none or it has expired. Locks the operator against changes until the
 * transaction ends.
 */
export async function findSignedIn(orm: Orm, token: string, now: Date): Promise<SignedIn | undefined> {
  if (!TOKEN.test(token)) return undefined;
  const session = hashSecret(token);
  const { tokenHash, lastSeenAt } = operatorSessions;
  const [found] = await orm
    .select({ operator: operators, seen: lastSeenAt, factorAt: operatorSessions.factorAt })
    .from(operatorSessions)
    .innerJoin(operators, eq(operators.id, operatorSessions.operator))
    .where(and(eq(tokenHash, session), eq(operators.state, 'active'), isLive(now)))
    .for('share', { of: operators });
  if (!found) return undefined;
  if (found.seen < after(now, -TOUCH_INTERVAL)) {
    await orm.update(operatorSessions).set({ lastSeenAt: now }).where(eq(tokenHash, session));
  }
  return { operator: found.operator, session, factorAt: found.factorAt };
}

/**
 * Like {@link findSignedIn}.
 * @throws OperatorError if there is no such session
 */
export async function requireSignedIn(orm: Orm, token: string, now: Date): Promise<SignedIn> {
  const signedIn = await findSignedIn(orm, token, now);
  if (!signedIn) throw new OperatorError(say('not_signed_in'));
  return signedIn;
}

/** Matches sessions that have not expired. */
export function isLive(now: Date): SQL | undefined {
  const { createdAt, lastSeenAt } = operatorSessions;
  return and(gt(createdAt, after(now, -ABSOLUTE_LIMIT)), gt(lastSeenAt, after(now, -IDLE_LIMIT)));
}

/** The part of a session's hash that lists and the audit log show. */
export function sessionId(session: string): string {
  return session.slice(0, 8);
}

/** The operator and session of an operation whose access is `account`. */
export function signedInOf({ signedIn }: OperationContext): SignedIn {
  if (!signedIn) throw new Error('The operation needs a signed-in operator.');
  return signedIn;
}

/**
 * Ends sessions of an operator and returns their number.
 * @param which the `only` session to end, or all `but` one; by default all
 */
export async function endOperatorSessions(
  orm: Orm,
  { id }: Operator,
  { only, but }: { only?: string; but?: string } = {},
): Promise<number> {
  const { operator, tokenHash } = operatorSessions;
  const which = and(
    eq(operator, id),
    only === undefined ? undefined : eq(tokenHash, only),
    but === undefined ? undefined : ne(tokenHash, but),
  );
  return (await orm.delete(operatorSessions).where(which).returning()).length;
}

/** Deletes expired sessions. */
export async function removeEndedOperatorSessions(orm: Orm, now: Date): Promise<void> {
  const { createdAt, lastSeenAt } = operatorSessions;
  await orm
    .delete(operatorSessions)
    .where(or(lt(createdAt, after(now, -ABSOLUTE_LIMIT)), lt(lastSeenAt, after(now, -IDLE_LIMIT))));
}
