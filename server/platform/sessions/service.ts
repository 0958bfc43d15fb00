import { randomBytes } from 'node:crypto';
import { and, desc, eq, gt, lt, ne, or, type SQL } from 'drizzle-orm';
import { IDLE_SESSION_DAYS, SESSION_DAYS } from '@/lib/privacy/retention';
import { nameOfBrowser } from '@/lib/tracking/browser-names';
import { after, DAY, HOUR } from '../clock/clock';
import { deleteInBatches } from '../database/delete-in-batches';
import { accounts } from '../database/schema/accounts';
import { sessions } from '../database/schema/sessions';
import type { Orm } from '../database/types';
import { hashSecret } from '../secrets/hash-secret';
import { deviceOfAgent } from '../user-agent/device';

const IDLE_LIMIT = IDLE_SESSION_DAYS * DAY;
const ABSOLUTE_LIMIT = SESSION_DAYS * DAY;
/** Use is stored at most this often, so that reads rarely write. */
const TOUCH_INTERVAL = HOUR;
const TOKEN = /^[\w-]{43}$/;
/** Maximum number of sessions in a list. */
const LISTED = 50;

/** A valid session. */
export interface Session {
  /** The account number. */
  account: string;
  /** When its holder logged in; `null` when another backend manages the session and does not report it. */
  openedAt: Date | null;
  /** Identifies the session within its account; missing when another backend manages it. */
  id?: string;
}

/**
 * Finds the session of a token; `null` when it is not valid.
 *
 * @param host the request's Host header: a session may be valid only under some hosts
 */
export type FindSession = (token: string, now: Date, host: string | undefined) => Promise<Session | null>;

/** The request that opens a session. */
export interface Opening {
  /** The browser's user agent, by which its holder recognizes the session. */
  userAgent?: string | undefined;
  /** The token that came with the request; the new session replaces its session. */
  before?: string | undefined;
}

/** Opens a session and returns its token: 32 random bytes, base64url. */
export async function openSession(
  orm: Orm,
  account: string,
  now: Date,
  { userAgent, before }: Opening = {},
): Promise<string> {
  if (before) await orm.delete(sessions).where(eq(sessions.tokenHash, hashSecret(before)));
  const token = randomBytes(32).toString('base64url');
  const known = userAgent ? { device: deviceOfAgent(userAgent), browser: nameOfBrowser(userAgent) || null } : {};
  await orm
    .insert(sessions)
    .values({ tokenHash: hashSecret(token), account, createdAt: now, lastSeenAt: now, ...known });
  await noteSeen(orm, account, now);
  return token;
}

/** The session of a token; `null` when it is unknown, was unused for 7 days or is older than 30 days. */
export async function findSession(orm: Orm, token: string, now: Date): Promise<Session | null> {
  if (!TOKEN.test(token)) return null;
  const tokenHash = hashSecret(token);
  const [found] = await orm
    .select({ account: sessions.account, openedAt: sessions.createdAt, lastSeenAt: sessions.lastSeenAt })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, tokenHash), lives(now)));
  if (!found) return null;
  if (found.lastSeenAt < after(now, -TOUCH_INTERVAL)) {
    await orm.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.tokenHash, tokenHash));
    await noteSeen(orm, found.account, now);
  }
  return { account: found.account, openedAt: found.openedAt, id: tokenHash };
}

/** An account's valid sessions, most recently used first, at most {@link LISTED}. */
export function listSessions(orm: Orm, account: string, now: Date) {
  const { tokenHash: id, device, browser, createdAt: openedAt, lastSeenAt } = sessions;
  return orm
    .select({ id, device, browser, openedAt, lastSeenAt })
    .from(sessions)
    .where(and(eq(sessions.account, account), lives(now)))
    .orderBy(desc(lastSeenAt), desc(openedAt))
    .limit(LISTED);
}

/**
 * Ends sessions of an account and returns their number.
 *
 * @param which ends all sessions by default, `only` one, or all `but` one
 */
export async function endSessions(
  orm: Orm,
  account: string,
  { only, but }: { only?: string | undefined; but?: string | undefined } = {},
): Promise<number> {
  const ended = await orm
    .delete(sessions)
    .where(
      and(
        eq(sessions.account, account),
        only === undefined ? undefined : eq(sessions.tokenHash, only),
        but === undefined ? undefined : ne(sessions.tokenHash, but),
      ),
    )
    .returning({ account: sessions.account });
  return ended.length;
}

/** Deletes sessions that have ended. */
export async function removeExpiredSessions(orm: Orm, now: Date, signal?: AbortSignal): Promise<void> {
  const ended = or(
    lt(sessions.createdAt, after(now, -ABSOLUTE_LIMIT)),
    lt(sessions.lastSeenAt, after(now, -IDLE_LIMIT)),
  );
  await deleteInBatches(orm, sessions, ended, signal);
}

function lives(now: Date): SQL | undefined {
  return and(gt(sessions.createdAt, after(now, -ABSOLUTE_LIMIT)), gt(sessions.lastSeenAt, after(now, -IDLE_LIMIT)));
}

/** Sessions end long before an account counts as idle, so the account itself stores its holder's last visit. */
async function noteSeen(orm: Orm, account: string, now: Date): Promise<void> {
  await orm.update(accounts).set({ lastSeenAt: now }).where(eq(accounts.number, account));
}
