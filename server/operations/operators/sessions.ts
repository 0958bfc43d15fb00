import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt, ne, or } from 'drizzle-orm';
import { after, HOUR, MINUTE } from '../../platform/clock/clock';
import { operatorSessions, operators } from '../../platform/database/schema/operators';
import type { Orm } from '../../platform/database/types';
import type { Operator } from './store';

/** A working day. */
const ABSOLUTE_LIMIT = 8 * HOUR;
const IDLE_LIMIT = 30 * MINUTE;
/** Use is noted this often at most. */
const TOUCH_INTERVAL = MINUTE;
const TOKEN = /^[\w-]{43}$/;

/** An operator who has proved who they are. */
export interface SignedIn {
  operator: Operator;
  /** Names the session; the token cannot be told by it. */
  session: string;
}

/** Opens a session and answers its token: 32 random bytes, base64url. */
export async function openOperatorSession(orm: Orm, { id }: Operator, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await orm
    .insert(operatorSessions)
    .values({ tokenHash: hashSecret(token), operator: id, createdAt: now, lastSeenAt: now });
  return token;
}

/**
 * Whose session a token names; `undefined` where it names none that lives. Until the transaction ends nobody disables the operator
 * or gives another role.
 */
export async function findSignedIn(orm: Orm, token: string, now: Date): Promise<SignedIn | undefined> {
  if (!TOKEN.test(token)) return undefined;
  const session = hashSecret(token);
  const { tokenHash, createdAt, lastSeenAt } = operatorSessions;
  const lives = and(gt(createdAt, after(now, -ABSOLUTE_LIMIT)), gt(lastSeenAt, after(now, -IDLE_LIMIT)));
  const [found] = await orm
    .select({ operator: operators, seen: lastSeenAt })
    .from(operatorSessions)
    .innerJoin(operators, eq(operators.id, operatorSessions.operator))
    .where(and(eq(tokenHash, session), eq(operators.state, 'active'), lives))
    .for('share', { of: operators });
  if (!found) return undefined;
  if (found.seen < after(now, -TOUCH_INTERVAL)) {
    await orm.update(operatorSessions).set({ lastSeenAt: now }).where(eq(tokenHash, session));
  }
  return { operator: found.operator, session };
}

/**
 * Ends sessions of an operator; answers how many there were.
 * @param which the `only` one that ends, or all `but` one; every one where nothing is said
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

/** Removes sessions that have ended. */
export async function removeEndedOperatorSessions(orm: Orm, now: Date): Promise<void> {
  const { createdAt, lastSeenAt } = operatorSessions;
  await orm
    .delete(operatorSessions)
    .where(or(lt(createdAt, after(now, -ABSOLUTE_LIMIT)), lt(lastSeenAt, after(now, -IDLE_LIMIT))));
}

/** What is stored of a random secret, which nobody can guess: base64url of its SHA-256. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
