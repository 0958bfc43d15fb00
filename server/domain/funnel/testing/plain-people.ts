import { and, between, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import { addDays, beginningOf } from '@/lib/time/calendar';
import { accounts } from '../../../platform/database/schema/accounts';
import { deposits } from '../../../platform/database/schema/funds';
import { visitorDays, visitorPages } from '../../../platform/database/schema/funnel';
import { identities } from '../../../platform/database/schema/identity';
import { trackingEvents as events } from '../../../platform/database/schema/tracking';
import type { Orm } from '../../../platform/database/types';
import { unreversedDeposit } from '../../funds/unreversed';
import { type Dimension, FIGURES, FILTERS, type Figure, type Filter, type FunnelQuery } from '../funnel';
import { identifiers } from '../grain';
import { campaignIn, pageIn } from '../page-of';

const isKnown = sql`(${events.visitorId} <> '' or ${events.clientId} <> '')`;

/** The key of a visitor's day; pages and campaigns only if requested, because then each page counts separately. */
const USUAL = ['day', 'host', 'brand', 'plan', 'keyword'] as const;

/** The dimensions in the key of a query's rows. */
function grainOf({ by, where }: FunnelQuery): readonly Dimension[] {
  const asked = (name: Filter) => by.includes(name) || where[name] !== undefined;
  if (asked('page')) return [...USUAL, 'campaign', 'page'];
  return asked('campaign') || asked('arm') ? [...USUAL, 'campaign'] : USUAL;
}

/** The funnel of a query in one statement over its events, the largest group first: the reference for summed days. */
export async function readPlainly(orm: Orm, query: FunnelQuery): Promise<(string | number)[][]> {
  const names = identifiers(query.by);
  const figures = FIGURES.map((name) => sql`coalesce(sum(${sql.identifier(name)}), 0)::int as ${sql.identifier(name)}`);
  const chosen = FILTERS.flatMap((name) => {
    const value = query.where[name];
    return value === undefined ? [] : [sql`${sql.identifier(name)} = ${value}`];
  });
  const groups = query.by.map((name) => sql`${sql.identifier(name)}::text`);
  const { rows } = await orm.execute<{ names: string[] } & Record<Figure, number>>(sql`
    select array[${sql.join(groups, sql`, `)}] as names, ${sql.join(figures, sql`, `)}
    from (${peopleOf(query)}) as people where ${and(sql`true`, ...chosen)} group by ${names}`);
  return rows.map(({ names: group, ...counts }) => [...group, ...FIGURES.map((figure) => counts[figure])]);
}

/**
 * A statement whose rows add up to a funnel: the dimensions of a visitor's day (`grainOf`), and what the row counts for
 * each step. Most days are only a visit; those with a code or an account are looked up and add a second row. A day
 * counts as many people as numbers it requested codes for or accounts it opened: a browser may be shared, and without a
 * visitor id identical devices have one client id.
 */
function peopleOf(query: FunnelQuery): SQL {
  const { from, to } = query;
  const grain = grainOf(query);
  // The arm is not part of the key, so that a visitor who saw two counts once, for the first.
  const dimensions = identifiers(grain === USUAL ? grain : [...grain, 'arm']);
  const key = identifiers([...grain, 'visitor']);
  const places = sql.raw([...grain, 'visitor'].map((_, index) => index + 1).join(', '));
  /** The day and page of an event, as visitor days store them. */
  const page = sql.join(
    grain.map((name) => sql`${ofEvent(name)} as ${sql.identifier(name)}`),
    sql`, `,
  );
  /** The same with the visitor. */
  const place = sql`${page},
        coalesce(nullif(${events.visitorId}, ''), nullif(${events.clientId}, ''), ${events.mobileHash}, ${events.key}) as visitor`;
  const received = and(gte(events.receivedAt, beginningOf(from)), lt(events.receivedAt, beginningOf(addDays(to, 1))));
  const settled = and(eq(deposits.account, events.account), unreversedDeposit);
  const days = daysOf(query, grain);
  return sql`
    with sent as (
      select ${place}, count(distinct coalesce(${events.mobileHash}, ''))::int as sent
      from ${events} where ${received} and ${events.name} = 'rr3'
      group by ${places}
    ), opened as (
      -- An account counts where its opening was first reported.
      select distinct on (${events.account}) ${place},
        (exists (select 1 from ${identities} where ${eq(identities.account, events.account)}))::int as verified,
        (exists (select 1 from ${deposits} where ${settled}))::int as deposited,
        (select coalesce(sum(${deposits.amount}), 0) from ${deposits} where ${settled}) as dollars
      from ${events} inner join ${accounts} on ${eq(accounts.number, events.account)}
      where ${received} and ${events.name} = 'rr5'
      order by ${events.account}, ${events.receivedAt}, ${events.key}
    ), joined as (
      select ${key}, count(*)::int as accounts, sum(verified)::int as verified,
        sum(deposited)::int as deposits, sum(dollars) as dollars
      from opened group by ${places}
    ), recognized as (
      -- Numbers for which a known visitor requested a code or opened an account.
      select ${page}, ${events.mobileHash} as visitor
      from ${events} where ${received} and ${events.name} = 'rr3' and ${isKnown}
      union
      select ${page}, ${accounts.mobileHash}
      from ${events} inner join ${accounts} on ${eq(accounts.number, events.account)}
      where ${received} and ${events.name} = 'rr5' and ${isKnown}
    ), further as (
      select ${key},
        coalesce(sent, 0) as sent, coalesce(accounts, 0) as accounts, coalesce(verified, 0) as verified,
        coalesce(deposits, 0) as deposits, coalesce(dollars, 0) as dollars
      from sent full join joined using (${key})
    )
    select ${dimensions}, seen as visits, typed as phones, 0 as codes, 0 as accounts,
      0 as verified, 0 as deposits, 0 as dollars
    from (${days}) as days
    union all
    -- A known visitor who reached a step also counts for the steps before it.
    select ${dimensions},
      greatest(seen, known * sent, known * accounts) - seen,
      greatest(typed, known * sent, known * accounts) - typed,
      greatest(sent, known * accounts),
      accounts, verified, deposits, dollars
    from further inner join (${days}) as days using (${key})
    union all
    -- A number typed before its visitor had a client id belongs to that visitor, but was counted separately above.
    select ${dimensions}, 0, -typed, -coalesce(sent, 0), 0, 0, 0, 0
    from recognized inner join (${days}) as days using (${key}) left join sent using (${key})
    where known = 0`;
}

/** The visitor days of a query; those of a campaign's pages are merged. */
function daysOf({ from, to, where }: FunnelQuery, grain: readonly Dimension[]): SQL {
  const steps = sql`known::int as known, typed::int as typed, (visited or known)::int as seen`;
  const table = grain === USUAL ? visitorDays : visitorPages;
  const chosen = (['host', 'brand', 'plan', 'keyword'] as const).map((name) =>
    where[name] === undefined ? undefined : eq(table[name], where[name]),
  );
  const within = and(between(table.day, from, to), ...chosen);
  const key = identifiers([...grain, 'visitor']);
  if (grain === USUAL) return sql`select ${key}, ${steps} from ${visitorDays} where ${within}`;
  const columns = sql.join(
    [...grain, 'visitor'].map((name) =>
      name === 'campaign' ? sql`${campaignIn(visitorPages.page)} as campaign` : sql.identifier(name),
    ),
    sql`, `,
  );
  return sql`
    select ${key}, arm, ${steps} from (
      select ${key}, max(arm) as arm, bool_or(known) as known, bool_or(typed) as typed, bool_or(visited) as visited
      from (select ${columns}, arm, known, typed, visited from ${visitorPages} where ${within}) as pages
      group by ${key}
    ) as days_of_pages`;
}

/** A dimension of an event. */
function ofEvent(name: Dimension): SQL {
  if (name === 'day') return sql`(${events.receivedAt} at time zone interval '8 hours')::date`;
  const page = pageIn(events.url);
  if (name === 'page') return page;
  return name === 'campaign' ? campaignIn(page) : sql`${events[name]}`;
}
