import { and, inArray, lte, notInArray, sql } from 'drizzle-orm';
import { after, DAY, MINUTE } from '../../platform/clock/clock';
import { sentNotices } from '../../platform/database/schema/operators';
import type { Orm } from '../../platform/database/types';
import type { OperationServices } from '../common/operation';
import { messageAbout, type NoticeMessage } from './messages';
import type { Notice } from './notice';
import { readNotices } from './read-notices';

/** A notice is sent again this long after the last time, while it lasts. */
const AGAIN = DAY;
/** After a failure, it is sent again this long after the attempt. */
const RETRY = 5 * MINUTE;

/** What the server needs to send notices. */
export interface NoticeSending {
  services: Pick<OperationServices, 'campaigns' | 'config' | 'vault' | 'database' | 'clock'>;
  /** The address of the office, if there is one. */
  link: string | undefined;
  send(message: NoticeMessage, now: Date): Promise<void>;
}

/**
 * Sends what waits and was not sent within a day, in one message. Several servers on one database share the work.
 * @returns the number of notices in the message
 * @throws Error if the chat or the mail server did not accept it; the next attempt is due in five minutes
 */
export async function sendDueNotices({ services, link, send }: NoticeSending): Promise<number> {
  const { campaigns, config, vault, database, clock } = services;
  const now = clock();
  const due = await database.orm.transaction(async (orm) => {
    await orm.execute(sql`select pg_advisory_xact_lock(hashtextextended('notices', 0))`);
    return claimDue(orm, await readNotices({ campaigns, config, vault, orm, now }), now);
  });
  if (due.length === 0) return 0;
  await send(messageAbout(due, link), now);
  const keys = due.map(({ key }) => key);
  await database.orm.update(sentNotices).set({ lastSentAt: now }).where(inArray(sentNotices.key, keys));
  return due.length;
}

/** Forgets notices that no longer apply, and claims those that are due until the next attempt. */
async function claimDue(orm: Orm, notices: readonly Notice[], now: Date): Promise<Notice[]> {
  const keys = notices.map(({ key }) => key);
  await orm.delete(sentNotices).where(keys.length > 0 ? notInArray(sentNotices.key, keys) : undefined);
  if (keys.length === 0) return [];
  const attempt = after(now, RETRY - AGAIN);
  const known = new Set((await orm.select({ key: sentNotices.key }).from(sentNotices)).map(({ key }) => key));
  const again = await orm
    .update(sentNotices)
    .set({ lastSentAt: attempt })
    .where(and(inArray(sentNotices.key, keys), lte(sentNotices.lastSentAt, after(now, -AGAIN))))
    .returning({ key: sentNotices.key });
  const fresh = notices.filter(({ key }) => !known.has(key));
  if (fresh.length > 0) {
    const rows = fresh.map(({ key }) => ({ key, firstSentAt: now, lastSentAt: attempt }));
    await orm.insert(sentNotices).values(rows);
  }
  const due = new Set([...again, ...fresh].map(({ key }) => key));
  return notices.filter(({ key }) => due.has(key));
}
