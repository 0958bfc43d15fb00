import { and, eq, type SQL, sql } from 'drizzle-orm';
import { addDays, beginningOf } from '@/lib/time/calendar';
import { accounts } from '../../platform/database/schema/accounts';
import { type FunnelGrain, visitorPages } from '../../platform/database/schema/funnel';
import { trackingEvents as events } from '../../platform/database/schema/tracking';
import { atDays, type DayRange, onDays } from './day-ranges';
import type { Dimension, FunnelQuery } from './funnel';
import { GRAINS, identifiers } from './grain';
import { campaignIn, pageIn } from './page-of';
import { DAYS_MAX } from './read-query';

/** The visitor days to count, and their grain. */
export interface Counted {
  grain: FunnelGrain;
  /** The ranges do not overlap. */
  ranges: readonly DayRange[];
  where: FunnelQuery['where'];
}

/** Who sent an event, as the visitor days store it. */
export const visitorOf = sql`coalesce(nullif(${events.visitorId}, ''), nullif(${events.clientId}, ''), ${events.mobileHash}, ${events.key})`;

/**
 * A statement whose rows add up to a funnel without its deposits: the dimensions of the grain, `after`, the number of
 * visitor days (`visitors`), and what the row adds to each step. A row counts in ranges that start later than its
 * `after`, so that a day's rows are the same for every range. Most days are only a visit; those with a code or an
 * account are looked up and add further rows. A day counts as many people as numbers it requested codes for or accounts
 * it opened: a browser may be shared, and without a visitor id identical devices have one client id.
 */
export function stepsOf(counted: Counted): SQL {
  return sql`with ${partsOf(counted)} ${stepsFrom(counted)}`;
}

/**
 * A statement whose rows are opened accounts, each with the dimensions of the grain, `after` as in {@link stepsOf}, and
 * its account.
 */
export function openingsOf(counted: Counted): SQL {
  return sql`with ${partsOf(counted)} ${openingsFrom(counted)}`;
}

/**
 * Both in one statement, which reads their sources once: the rows of {@link stepsOf} without an account, those of
 * {@link openingsOf} with zeros.
 */
export function stepsAndOpeningsOf(counted: Counted): SQL {
  const names = identifiers(GRAINS[counted.grain].dimensions);
  return sql`
    with ${partsOf(counted)}
    select ${names}, after, visits, phones, codes, accounts, null as account from (${stepsFrom(counted)}) as steps
    union all
    select ${names}, after, 0, 0, 0, 0, account from (${openingsFrom(counted)}) as openings`;
}

/** The sources of steps and openings, each read once. */
function partsOf(counted: Counted): SQL {
  const { places } = GRAINS[counted.grain];
  const page = pageOfEvent(places);
  const received = atDays(events.receivedAt, counted.ranges);
  const known = sql`(${events.visitorId} <> '' or ${events.clientId} <> '') as known`;
  return sql`
    days as materialized (${daysOf(counted)}),
    codes as materialized (
      select ${page}, ${visitorOf} as visitor, ${events.mobileHash} as mobile_hash, ${known}
      from ${events} where ${received} and ${events.name} = 'rr3' and not ${events.byMachine}
    ), reports as materialized (
      -- Owners are looked up one by one: the planner would expect a single row from a join with all accounts.
      select ${page}, ${visitorOf} as visitor, ${events.account} as account, ${events.receivedAt} as received_at, ${events.key} as key,
        ${known}, (select coalesce(${accounts.mobileHash}, '') from ${accounts} where ${accounts.number} = ${events.account}) as owner
      from ${events} where ${received} and ${events.name} = 'rr5' and not ${events.byMachine}
    ), opened as materialized (
      -- The first report of each account's opening on each day, with the latest earlier day that has such a report.
      select reported.*, coalesce((
        select max((earlier.received_at at time zone interval '8 hours')::date) from ${events} as earlier
        where earlier.account = reported.account and earlier.name = 'rr5' and not earlier.by_machine
          and earlier.received_at < reported.day::timestamp at time zone interval '8 hours'
          -- Both bounds let PostgreSQL skip days: no range is longer, and no account is reported before it exists. An account of a
          -- provider's backend, which has no mobile number here, may have existed before this server knew it.
          and earlier.received_at >= ${earliestStart(counted.ranges)}::timestamptz
          and earlier.received_at >= coalesce((
            select ${accounts.createdAt} - interval '1 day' from ${accounts}
            where ${accounts.number} = reported.account and ${accounts.mobileHash} is not null
          ), '-infinity')
      ), '-infinity'::date) as after
      from (
        select distinct on (account, day) ${identifiers(places)}, visitor, account
        from reports where owner is not null
        order by account, day, received_at, key
      ) as reported
    )`;
}

/** When the longest range that includes one of the days begins; earlier events make no difference to its figures. */
function earliestStart(ranges: readonly DayRange[]): string {
  const [first] = ranges.map(({ from }) => from).sort();
  return first === undefined ? '-infinity' : beginningOf(addDays(first, 1 - DAYS_MAX)).toISOString();
}

function stepsFrom({ grain }: Counted): SQL {
  const { dimensions, places } = GRAINS[grain];
  const names = identifiers(dimensions);
  const key = identifiers([...places, 'visitor']);
  return sql`
    select * from (
      with sent as materialized (
        select ${key}, count(distinct coalesce(mobile_hash, ''))::int as sent from codes group by ${key}
      ), further as (
        select ${key}, after, coalesce(sent, 0) as sent, after = '-infinity' as first,
          sum(opened) over (partition by ${key} order by after) as reached,
          sum(opened) over (partition by ${key} order by after) - opened as before
        from (
          select ${key}, after, sum(opened)::int as opened
          from (
            select ${key}, after, 1 as opened from opened
            union all
            select ${key}, '-infinity'::date, 0 from sent
          ) as reached group by ${key}, after
        ) as by_after left join sent using (${key})
      ), recognized as (
        -- Numbers for which a known visitor requested a code or opened an account.
        select ${identifiers(places)}, mobile_hash as visitor from codes where known
        union
        select ${identifiers(places)}, owner from reports where known
      )
      select ${names}, '-infinity'::date as after, 1 as visitors,
        seen as visits, typed as phones, 0 as codes, 0 as accounts
      from days
      union all
      -- A known visitor who reached a step also counts for the steps before it.
      select ${names}, after, 0,
        greatest(seen, known * sent, known * reached) - case when first then seen else greatest(seen, known * sent, known * before) end,
        greatest(typed, known * sent, known * reached) - case when first then typed else greatest(typed, known * sent, known * before) end,
        greatest(sent, known * reached) - case when first then 0 else greatest(sent, known * before) end,
        reached - before
      from further inner join days using (${key})
      union all
      -- A number typed before its visitor had a client id belongs to that visitor, but was counted separately above.
      select ${names}, '-infinity'::date, 0, 0, -typed, -coalesce(sent, 0), 0
      from recognized inner join days using (${key}) left join sent using (${key})
      where days.known = 0
    ) as rows_of_steps`;
}

function openingsFrom({ grain }: Counted): SQL {
  const { dimensions, places } = GRAINS[grain];
  return sql`
    select ${identifiers(dimensions)}, after, account
    from opened inner join days using (${identifiers([...places, 'visitor'])})`;
}

/** The visitor days; those of a campaign's pages are merged. */
function daysOf({ grain, ranges, where }: Counted): SQL {
  const { places, table } = GRAINS[grain];
  const steps = sql`known::int as known, typed::int as typed, (visited or known)::int as seen`;
  const chosen = (['host', 'brand', 'plan', 'keyword'] as const).map((name) =>
    where[name] === undefined ? undefined : eq(table[name], where[name]),
  );
  const within = and(onDays(table.day, ranges), ...chosen);
  const key = identifiers([...places, 'visitor']);
  if (grain === 'day') return sql`select ${key}, ${steps} from ${table} where ${within}`;
  const columns = sql.join(
    [...places, 'visitor'].map((name) =>
      name === 'campaign' ? sql`${campaignIn(visitorPages.page)} as campaign` : sql.identifier(name),
    ),
    sql`, `,
  );
  // The table already has one row per page.
  if (grain === 'page') return sql`select ${columns}, arm, ${steps} from ${table} where ${within}`;
  return sql`
    select ${key}, arm, ${steps} from (
      select ${key}, max(arm) as arm, bool_or(known) as known, bool_or(typed) as typed, bool_or(visited) as visited
      from (select ${columns}, arm, known, typed, visited from ${table} where ${within}) as pages
      group by ${key}
    ) as days_of_pages`;
}

/** The day and page of an event, as visitor days store them. */
function pageOfEvent(places: readonly Dimension[]): SQL {
  return sql.join(
    places.map((name) => sql`${ofEvent(name)} as ${sql.identifier(name)}`),
    sql`, `,
  );
}

/** A dimension of an event. */
function ofEvent(name: Dimension): SQL {
  if (name === 'day') return sql`(${events.receivedAt} at time zone interval '8 hours')::date`;
  const page = pageIn(events.url);
  if (name === 'page') return page;
  return name === 'campaign' ? campaignIn(page) : sql`${events[name]}`;
}
