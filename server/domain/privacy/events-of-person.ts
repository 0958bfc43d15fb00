import { and, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { trackingEvents as events } from '../../platform/database/schema/tracking';
import type { Orm } from '../../platform/database/types';

/** The account and the mobile number whose events are meant. */
interface Owner {
  account: string;
  mobileHash: string | null;
}

/**
 * The events of an account's owner: those that name the account or its number, and the visits of the browsers they came
 * from. Leaves out events on such a browser that name another person.
 */
export function isEventOf(orm: Orm, { account, mobileHash }: Owner): SQL {
  const named = or(eq(events.account, account), mobileHash === null ? undefined : eq(events.mobileHash, mobileHash));
  const browsers = orm
    .selectDistinct({ visitorId: events.visitorId })
    .from(events)
    .where(and(ne(events.visitorId, ''), named));
  // An array, so that PostgreSQL reads the browsers once, and finds their visits by the index of each day.
  const onThem = and(ne(events.visitorId, ''), sql`${events.visitorId} = any(array(${browsers}))`);
  const visits = and(onThem, isNull(events.account), isNull(events.mobileHash));
  return or(named, visits) as SQL;
}
