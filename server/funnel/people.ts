import { and, between, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import { addDays, beginningOf } from '@/lib/beijing/calendar';
import { accounts } from '../accounts/tables';
import { deposits } from '../funds/tables';
import { trackingEvents as events } from '../tracking/tables';
import { FILTERS, type FunnelQuery } from './funnel';
import { visitorDays } from './tables';

/** A visitor's day of an event, as `visitor_days` has it. */
const place = sql`(${events.receivedAt} at time zone interval '8 hours')::date as day, ${events.host} as host,
  case when ${events.clientId} = '' then ${events.key} else ${events.clientId} end as visitor`;

/**
 * A statement with a row for each visitor's day on a host: `day`, `host`, and `brand`, `plan` and `keyword` of its first
 * event there, and how many people it stands for at each step. It is as many as had codes sent to numbers or opened
 * accounts: identical devices have one client id.
 */
export function peopleOf({ from, to, where }: FunnelQuery): SQL {
  const received = and(gte(events.receivedAt, beginningOf(from)), lt(events.receivedAt, beginningOf(addDays(to, 1))));
  const settled = and(eq(deposits.account, events.account), eq(deposits.state, 'settled'));
  const chosen = FILTERS.map((name) => (where[name] === undefined ? undefined : eq(visitorDays[name], where[name])));
  return sql`
    with sent as (
      select ${place}, count(distinct coalesce(${events.mobileHash}, ''))::int as codes
      from ${events} where ${received} and ${events.name} = 'rr3'
      group by 1, 2, 3
    ), opened as (
      -- An account counts where its opening was reported first.
      select distinct on (${events.account}) ${place},
        (exists (select 1 from ${deposits} where ${settled}))::int as deposited
      from ${events} inner join ${accounts} on ${eq(accounts.number, events.account)}
      where ${received} and ${events.name} = 'rr5'
      order by ${events.account}, ${events.receivedAt}, ${events.key}
    ), joined as (
      select day, host, visitor, count(*)::int as accounts, sum(deposited)::int as deposits
      from opened group by 1, 2, 3
    ), reached as (
      select day, host, brand, plan, keyword, known::int as known, visited::int as visited, typed::int as typed,
        coalesce(codes, 0) as sent, coalesce(accounts, 0) as accounts, coalesce(deposits, 0) as deposits
      from ${visitorDays} left join sent using (day, host, visitor) left join joined using (day, host, visitor)
      where ${and(between(visitorDays.day, from, to), ...chosen)}
    )
    -- Whoever reached a step has reached those before it, where it is known to be the same visitor.
    select day, host, brand, plan, keyword,
      greatest(visited, known, known * sent, known * accounts) as visits,
      greatest(typed, known * sent, known * accounts) as phones,
      greatest(sent, known * accounts) as codes,
      accounts, deposits
    from reached`;
}
