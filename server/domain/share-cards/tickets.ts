import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { after, MINUTE, SECOND } from '../../platform/clock/clock';
import { wechatTickets } from '../../platform/database/schema/share-cards';
import type { Orm } from '../../platform/database/types';
import { type IssuedTicket, NoTicket, requestTicket } from './request-ticket';
import type { ShareCardServices } from './services';
import type { WechatAccount } from './settings';

/** How long before its end a ticket is renewed; pages use their signature within seconds. */
const MARGIN = 10 * MINUTE;
/** How long a claim lasts, longer than both requests take. After a failure it is the pause before the next attempt. */
const CLAIM = MINUTE;
/** How often, and how far apart, a process looks for the first ticket while another one requests it. */
const LOOKS = 20;
const LOOK_INTERVAL = 100;

type Log = Pick<FastifyBaseLogger, 'warn'>;

/**
 * Returns a function that finds the current ticket of an account; `undefined` if there is none. All processes share the
 * tickets in the database. One of them renews a ticket before it expires, while the others use the old one; after a
 * failure it may be used until its end.
 */
export function ticketsOf({ database, clock, config }: Pick<ShareCardServices, 'database' | 'clock' | 'config'>) {
  const { orm } = database;
  const { origin } = config.shareCards;
  const searches = new Map<string, Promise<string | undefined>>();

  /** One search at a time for each account. */
  return (account: WechatAccount, log: Log): Promise<string | undefined> => {
    const { appId } = account;
    const running = searches.get(appId);
    if (running) return running;
    const search = find(account, log).finally(() => searches.delete(appId));
    searches.set(appId, search);
    return search;
  };

  async function find(account: WechatAccount, log: Log): Promise<string | undefined> {
    const { appId } = account;
    const now = clock();
    const fresh = await readTicket(orm, appId, after(now, MARGIN));
    if (fresh) return fresh;
    if (await claim(orm, appId, now)) {
      const renewed = await renew(account, log);
      return renewed ?? readTicket(orm, appId, now);
    }
    // Another process is renewing it.
    for (let looks = 0; looks < LOOKS; looks += 1) {
      const old = await readTicket(orm, appId, now);
      if (old) return old;
      await pause(LOOK_INTERVAL);
    }
    return undefined;
  }

  async function renew(account: WechatAccount, log: Log): Promise<string | undefined> {
    try {
      const issued = await requestTicket(origin, account);
      await store(orm, account.appId, issued, clock());
      return issued.ticket;
    } catch (error) {
      if (!(error instanceof NoTicket)) throw error;
      log.warn({ app: account.appId, answer: error.message }, 'WeChat issued no ticket for share cards');
      return undefined;
    }
  }
}

/** The stored ticket, if it is still valid at a time. */
async function readTicket(orm: Orm, appId: string, instant: Date): Promise<string | undefined> {
  const [row] = await orm
    .select({ ticket: wechatTickets.ticket })
    .from(wechatTickets)
    .where(and(eq(wechatTickets.appId, appId), gt(wechatTickets.expiresAt, instant)));
  return row?.ticket ?? undefined;
}

/** Claims the renewal of a missing or ending ticket; false while another process has claimed it, or has renewed it. */
async function claim(orm: Orm, appId: string, now: Date): Promise<boolean> {
  const claimedUntil = after(now, CLAIM);
  const claimed = await orm
    .insert(wechatTickets)
    .values({ appId, claimedUntil })
    .onConflictDoUpdate({
      target: wechatTickets.appId,
      set: { claimedUntil },
      setWhere: sql`${wechatTickets.claimedUntil} <= ${at(now)}
        and (${wechatTickets.expiresAt} is null or ${wechatTickets.expiresAt} <= ${at(after(now, MARGIN))})`,
    })
    .returning({ appId: wechatTickets.appId });
  return claimed.length > 0;
}

/** Stores a ticket. WeChat may have returned the old one: the claim ends with it at the latest, so that the next one is requested then. */
async function store(orm: Orm, appId: string, { ticket, expiresIn }: IssuedTicket, now: Date): Promise<void> {
  const expiresAt = after(now, expiresIn * SECOND);
  await orm
    .update(wechatTickets)
    .set({
      ticket,
      expiresAt,
      claimedUntil: sql`least(${wechatTickets.claimedUntil}, ${at(expiresAt)})`,
    })
    .where(eq(wechatTickets.appId, appId));
}

function at(instant: Date): SQL {
  return sql`${instant.toISOString()}::timestamptz`;
}
