import { and, eq, type SQL, sql } from 'drizzle-orm';
import { accounts } from '../../platform/database/schema/accounts';
import { type FunnelGrain, visitorPages } from '../../platform/database/schema/funnel';
import { trackingEvents as events } from '../../platform/database/schema/tracking';
import { atDays, type DayRange, onDays } from './day-ranges';
import type { Dimension, FunnelQuery } from './funnel';
import { GRAINS } from './grain';
import { campaignIn, pageIn } from './page-of';

/** Which visitors' days are counted, and how finely. */
export interface Counted {
  grain: FunnelGrain;
  /** None is another's part. */
  ranges: readonly DayRange[];
  where: FunnelQuery['where'];
}

const visitorOf = sql`coalesce(nullif(${events.visitorId}, ''), nullif(${events.clientId}, ''), ${events.mobileHash}, ${events.key})`;

/**
 * A statement whose rows add up to a funnel without its deposits: the dimensions of the grain, `after`, how many visitors' days
 * it stands for (`visitors`), and what it adds to each step. A row counts in a range that begins later than its `after`, so that the
 * rows of a day are the same whatever range is asked for. Most days are a visit alone; those with a code or an account are
 * looked up and added as further rows.
 * A day stands for as many people as had codes sent to numbers or opened accounts: a browser may be shared, and without a visitor
 * id identical devices have one client id.
 */
export function stepsOf(counted: Counted): SQL {
  return sql`with ${partsOf(counted)} ${stepsFrom(counted)}`;
}

/** A statement whose rows are openings, each with the dimensions of the grain, `after` as in {@link stepsOf}, and its account. */
export function openingsOf(counted: Counted): SQL {
  return sql`with ${partsOf(counted)} ${openingsFrom(counted)}`;
}

/**
 * Both in one statement, which reads what they are made of once: the rows of {@link stepsOf} without an account, those of
 * {@link openingsOf} without anything to add.
 */
export function stepsAndOpeningsOf(counted: Counted): SQL {
  const names = namesOf(GRAINS[counted.grain].dimensions);
  return sql`
    with ${partsOf(counted)}
    select ${names}, after, visits, phones, codes, accounts, null as account from (${stepsFrom(counted)}) as steps
    union all
    select ${names}, after, 0, 0, 0, 0, account from (${openingsFrom(counted)}) as openings`;
}

/** What steps and openings are made of, each read once. */
function partsOf(counted: Counted): SQL {
  const { places } = GRAINS[counted.grain];
  const page = pageOfEvent(places);
  const received = atDays(events.receivedAt, counted.ranges);
  const known = sql`(${events.visitorId} <> '' or ${events.clientId} <> '') as known`;
  return sql`
    days as materialized (${daysOf(counted)}),
    codes as materialized (
      select ${page}, ${visitorOf} as visitor, ${events.mobileHash} as mobile_hash, ${known}
      from ${events} where ${received} and ${events.name} = 'rr3'
    ), reports as materialized (
      -- Owners are looked up one by one: what a join with all accounts leaves the planner takes for a single row.
      select ${page}, ${visitorOf} as visitor, ${events.account} as account, ${events.receivedAt} as received_at, ${events.key} as key,
        ${known}, (select coalesce(${accounts.mobileHash}, '') from ${accounts} where ${accounts.number} = ${events.account}) as owner
      from ${events} where ${received} and ${events.name} = 'rr5'
    ), opened as materialized (
      -- The first report of each account's opening on each day, with the latest day before it on which that was reported.
      select reported.*, coalesce((
        select max((earlier.received_at at time zone interval '8 hours')::date) from ${events} as earlier
        where earlier.account = reported.account and earlier.name = 'rr5'
          and earlier.received_at < reported.day::timestamp at time zone interval '8 hours'
      ), '-infinity'::date) as after
      from (
        select distinct on (account, day) ${namesOf(places)}, visitor, account
        from reports where owner is not null
        order by account, day, received_at, key
      ) as reported
    )`;
}

function stepsFrom({ grain }: Counted): SQL {
  const { dimensions, places } = GRAINS[grain];
  const names = namesOf(dimensions);
  const key = namesOf([...places, 'visitor']);
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
        -- Numbers that a known visitor had a code sent to, or opened an account with.
        select ${namesOf(places)}, mobile_hash as visitor from codes where known
        union
        select ${namesOf(places)}, owner from reports where known
      )
      select ${names}, '-infinity'::date as after, 1 as visitors,
        seen as visits, typed as phones, 0 as codes, 0 as accounts
      from days
      union all
      -- Whoever reached a step has reached those before it, where it is known to be the same visitor.
      select ${names}, after, 0,
        greatest(seen, known * sent, known * reached) - case when first then seen else greatest(seen, known * sent, known * before) end,
        greatest(typed, known * sent, known * reached) - case when first then typed else greatest(typed, known * sent, known * before) end,
        greatest(sent, known * reached) - case when first then 0 else greatest(sent, known * before) end,
        reached - before
      from further inner join days using (${key})
      union all
      -- A number typed before its visitor had a client id belongs to that visitor, and was counted by itself above.
      select ${names}, '-infinity'::date, 0, 0, -typed, -coalesce(sent, 0), 0
      from recognized inner join days using (${key}) left join sent using (${key})
      where days.known = 0
    ) as rows_of_steps`;
}

function openingsFrom({ grain }: Counted): SQL {
  const { dimensions, places } = GRAINS[grain];
  return sql`
    select ${namesOf(dimensions)}, after, account
    from opened inner join days using (${namesOf([...places, 'visitor'])})`;
}

/** The visitors' days; of a campaign's pages the days are put together. */
function daysOf({ grain, ranges, where }: Counted): SQL {
  const { places, table } = GRAINS[grain];
  const steps = sql`known::int as known, typed::int as typed, (visited or known)::int as seen`;
  const chosen = (['host', 'brand', 'plan', 'keyword'] as const).map((name) =>
    where[name] === undefined ? undefined : eq(table[name], where[name]),
  );
  const within = and(onDays(table.day, ranges), ...chosen);
  const key = namesOf([...places, 'visitor']);
  if (grain === 'day') return sql`select ${key}, ${steps} from ${table} where ${within}`;
  const columns = sql.join(
    [...places, 'visitor'].map((name) =>
      name === 'campaign' ? sql`${campaignIn(visitorPages.page)} as campaign` : sql.identifier(name),
    ),
    sql`, `,
  );
  // The table has one row for each page already.
  if (grain === 'page') return sql`select ${columns}, arm, ${steps} from ${table} where ${within}`;
  return sql`
    select ${key}, arm, ${steps} from (
      select ${key}, max(arm) as arm, bool_or(known) as known, bool_or(typed) as typed, bool_or(visited) as visited
      from (select ${columns}, arm, known, typed, visited from ${table} where ${within}) as pages
      group by ${key}
    ) as days_of_pages`;
}

/** The day and page of an event, as the visitors' days have them. */
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

function namesOf(names: readonly string[]): SQL {
  return sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );
}
