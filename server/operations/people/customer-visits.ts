import { desc, eq } from 'drizzle-orm';
import { isEventOf } from '../../domain/privacy/events-of-person';
import { accounts } from '../../platform/database/schema/accounts';
import { sessions } from '../../platform/database/schema/sessions';
import { trackingEvents } from '../../platform/database/schema/tracking';
import { iso, type Table } from '../common/answer';
import type { Customer } from './reported-customer';
import { say, table } from './words';

const NONE = { empty: say('nothing_stored') };
/** A browser that comes daily has thousands of visits. */
const EVENTS = 500;

/** Where the account is logged in, the last used first. */
export async function readSessions({ orm, account }: Customer): Promise<Table> {
  const rows = await orm
    .select()
    .from(sessions)
    .where(eq(sessions.account, account))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt));
  const listed = rows.map(({ createdAt, lastSeenAt, device, browser }) => ({
    opened: iso(createdAt),
    seen: iso(lastSeenAt),
    device,
    browser,
  }));
  return table('customer_sessions', listed, { title: say('about_sessions'), ...NONE });
}

/** Visits and steps of the registration, the newest first; addresses without their query, which may contain a token. */
export async function readEvents({ orm, account }: Customer): Promise<Table> {
  const [row] = await orm
    .select({ mobileHash: accounts.mobileHash })
    .from(accounts)
    .where(eq(accounts.number, account));
  const rows = await orm
    .select()
    .from(trackingEvents)
    .where(isEventOf(orm, { account, mobileHash: row?.mobileHash ?? null }))
    .orderBy(desc(trackingEvents.receivedAt))
    .limit(EVENTS);
  const listed = rows.map(({ receivedAt, name, host, url, brand, packageId, plan, keyword }) => ({
    time: iso(receivedAt),
    event: name,
    host: host || null,
    page: URL.canParse(url) ? new URL(url).pathname : null,
    brand: brand || null,
    package: packageId || null,
    plan: plan || null,
    keyword: keyword || null,
  }));
  return table('customer_events', listed, { title: say('about_events'), ...NONE });
}
