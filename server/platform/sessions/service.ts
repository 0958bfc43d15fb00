import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt, or } from 'drizzle-orm';
import { after, DAY, HOUR } from '../clock/clock';
import { sessions } from '../database/schema/sessions';
import type { Orm } from '../database/types';

const IDLE_LIMIT = 7 * DAY;
const ABSOLUTE_LIMIT = 30 * DAY;
/** Use is noted this often at most, so that reading calls seldom write. */
const TOUCH_INTERVAL = HOUR;
const TOKEN = /^[\w-]{43}$/;

/** A live session. */
export interface Session {
  /** The account number. */
  account: string;
  /** When its holder logged in; `null` where another backend keeps the session and does not tell. */
  openedAt: Date | null;
}

/** Says whose session a token names; `null` where it names none that lives. */
export type FindSession = (token: string, now: Date) => Promise<Session | null>;

/** Opens a session and answers its token: 32 random bytes, base64url. */
export async function openSession(orm: Orm, account: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await orm.insert(sessions).values({ tokenHash: hashToken(token), account, createdAt: now, lastSeenAt: now });
  return token;
}

/** The session of a token; `null` when it is unknown, was unused for 7 days or is older than 30 days. */
export async function findSession(orm: Orm, token: string, now: Date): Promise<Session | null> {
  if (!TOKEN.test(token)) return null;
  const tokenHash = hashToken(token);
  const [found] = await orm
    .select({ account: sessions.account, openedAt: sessions.createdAt, lastSeenAt: sessions.lastSeenAt })
    .from(sessions)
    .where(
      and(
        eq(sessions.tokenHash, tokenHash),
        gt(sessions.createdAt, after(now, -ABSOLUTE_LIMIT)),
        gt(sessions.lastSeenAt, after(now, -IDLE_LIMIT)),
      ),
    );
  if (!found) return null;
  if (found.lastSeenAt < after(now, -TOUCH_INTERVAL)) {
    await orm.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.tokenHash, tokenHash));
  }
  return { account: found.account, openedAt: found.openedAt };
}

/** Ends every session of an account; answers how many there were. */
export async function endSessions(orm: Orm, account: string): Promise<number> {
  const ended = await orm
    .delete(sessions)
    .where(eq(sessions.account, account))
    .returning({ account: sessions.account });
  return ended.length;
}

/** Removes sessions that have ended. */
export async function removeExpiredSessions(orm: Orm, now: Date): Promise<void> {
  await orm
    .delete(sessions)
    .where(or(lt(sessions.createdAt, after(now, -ABSOLUTE_LIMIT)), lt(sessions.lastSeenAt, after(now, -IDLE_LIMIT))));
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
