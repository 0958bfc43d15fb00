import { and, between, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import { addDays, beginningOf } from '@/lib/time/calendar';
import { accounts } from '../../platform/database/schema/accounts';
import { deposits } from '../../platform/database/schema/funds';
import { visitorDays } from '../../platform/database/schema/funnel';
import { trackingEvents as events } from '../../platform/database/schema/tracking';
import { FILTERS, type FunnelQuery } from './funnel';

/** The day and page of an event, as `visitor_days` has them. */
const pageOf = sql`
        (${events.receivedAt} at time zone interval '8 hours')::date as day,
        ${events.host} as host, ${events.brand} as brand, ${events.plan} as plan, ${events.keyword} as keyword`;
/** With its visitor. */
const placeOf = sql`${pageOf},
        coalesce(nullif(${events.clientId}, ''), ${events.mobileHash}, ${events.key}) as visitor`;
const key = sql.raw('day, host, brand, plan, keyword, visitor');

/**
 * A statement whose rows add up to a funnel: `day`, `host`, `brand`, `plan` and `keyword` of a visitor's day, and what it
 * counts for each step. Most days are a visit alone; those with a code or an account are looked up and added as a second row.
 * A day stands for as many people as had codes sent to numbers or opened accounts: identical devices have one client id.
 */
export function peopleOf({ from, to, where }: FunnelQuery): SQL {
  const received = and(gte(events.receivedAt, beginningOf(from)), lt(events.receivedAt, beginningOf(addDays(to, 1))));
  const settled = and(eq(deposits.account, events.account), eq(deposits.state, 'settled'));
  const chosen = FILTERS.map((name) => (where[name] === undefined ? undefined : eq(visitorDays[name], where[name])));
  const days = sql`
      select ${key}, known::int as known, typed::int as typed,
        (visited or known)::int as seen
      from ${visitorDays} where ${and(between(visitorDays.day, from, to), ...chosen)}`;
  return sql`
    with sent as (
      select ${placeOf}, count(distinct coalesce(${events.mobileHash}, ''))::int as sent
      from ${events} where ${received} and ${events.name} = 'rr3'
      group by 1, 2, 3, 4, 5, 6
    ), opened as (
      -- An account counts where its opening was reported first.
      select distinct on (${events.account}) ${placeOf},
        (exists (select 1 from ${deposits} where ${settled}))::int as deposited
      from ${events} inner join ${accounts} on ${eq(accounts.number, events.account)}
      where ${received} and ${events.name} = 'rr5'
      order by ${events.account}, ${events.receivedAt}, ${events.key}
    ), joined as (
      select ${key}, count(*)::int as accounts, sum(deposited)::int as deposits
      from opened group by 1, 2, 3, 4, 5, 6
    ), recognized as (
      -- Numbers that a known visitor had a code sent to, or opened an account with.
      select ${pageOf}, ${events.mobileHash} as visitor
      from ${events} where ${received} and ${events.name} = 'rr3' and ${events.clientId} <> ''
      union
      select ${pageOf}, ${accounts.mobileHash}
      from ${events} inner join ${accounts} on ${eq(accounts.number, events.account)}
      where ${received} and ${events.name} = 'rr5' and ${events.clientId} <> ''
    ), further as (
      select ${key},
        coalesce(sent, 0) as sent, coalesce(accounts, 0) as accounts, coalesce(deposits, 0) as deposits
      from sent full join joined using (${key})
    )
    select day, host, brand, plan, keyword, seen as visits, typed as phones, 0 as codes, 0 as accounts, 0 as deposits
    from (${days}) as days
    union all
    -- Whoever reached a step has reached those before it, where it is known to be the same visitor.
    select day, host, brand, plan, keyword,
      greatest(seen, known * sent, known * accounts) - seen,
      greatest(typed, known * sent, known * accounts) - typed,
      greatest(sent, known * accounts),
      accounts, deposits
    from further inner join (${days}) as days using (${key})
    union all
    -- A number typed before its visitor had a client id belongs to that visitor, and was counted by itself above.
    select day, host, brand, plan, keyword, 0, -typed, -coalesce(sent, 0), 0, 0
    from recognized inner join (${days}) as days using (${key}) left join sent using (${key})
    where known = 0`;
}
