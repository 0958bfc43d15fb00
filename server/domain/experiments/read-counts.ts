import { inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { CountRow } from '@/lib/experiment/counts';
import { type Measure, WINDOW_DAYS } from '@/lib/experiment/measures';
import { addDays, beijingDay } from '@/lib/time/calendar';
import { allowLargeStatements } from '../../platform/database/large-statements';
import { accounts } from '../../platform/database/schema/accounts';
import { deposits } from '../../platform/database/schema/funds';
import { visitorPages } from '../../platform/database/schema/funnel';
import { identities } from '../../platform/database/schema/identity';
import { trackingEvents as events } from '../../platform/database/schema/tracking';
import type { Orm } from '../../platform/database/types';
import { unreversedDeposit } from '../funds/unreversed';
import { atDays, type DayRange } from '../funnel/day-ranges';
import { visitorOf } from '../funnel/people';
import { armLabel } from '../revisions/arms';
import { addCosts } from './add-costs';

/** An experiment and its time. */
interface Asked {
  revision: number;
  /** The names of its arms. */
  arms: readonly string[];
  measure: Measure;
  from: Date;
  /** `null` while it runs. */
  to: Date | null;
  now: Date;
}

/**
 * Counts the visitors of an experiment whose window has closed, each once: for the arm, day and place where they were first
 * seen. What they did counts up to the end of their window, on any page of their host; a typed number only on a page with an arm.
 *
 * @returns their tallies, and the number of visitors whose window is open
 */
export async function readCounts(
  orm: Orm,
  { revision, arms, measure, from, to, now }: Asked,
): Promise<{ rows: CountRow[]; waiting: number }> {
  const [today, first, window] = [beijingDay(now), beijingDay(from), WINDOW_DAYS[measure]];
  const end = earlierOf(today, to ? beijingDay(to) : today);
  const closed = earlierOf(end, addDays(today, -window - 1));
  const labels = new Map(arms.map((name) => [armLabel(revision, name), name]));
  const tallies = await orm.transaction(async (transaction) => {
    await allowLargeStatements(transaction);
    const days = { seen: { from: first, to: end }, done: { from: first, to: earlierOf(today, addDays(end, window)) } };
    return (await transaction.execute<Omit<CountRow, 'cost'>>(talliesOf([...labels.keys()], days, window))).rows;
  });
  const counted = tallies
    .filter(({ day }) => day <= closed)
    .map((tally) => ({ ...tally, arm: labels.get(tally.arm) ?? tally.arm }));
  const waiting = tallies.reduce((sum, { day, visitors }) => (day > closed ? sum + visitors : sum), 0);
  return { rows: await addCosts(orm, { from: first, to: closed }, counted), waiting };
}

/**
 * A statement whose rows are tallies by the arm's label, day and place.
 *
 * @param days the first days of visitors, and those of what they did
 */
function talliesOf(labels: readonly string[], days: { seen: DayRange; done: DayRange }, window: number): SQL {
  const { visitor, arm, day, host, brand, plan, known, visited, typed } = visitorPages;
  const done = atDays(events.receivedAt, [days.done]);
  const within = (later: SQLWrapper) => sql`${later} between people.day and people.day + ${window}::int`;
  return sql`
    with pages as (
      select ${visitor}, ${arm}, ${day}, ${host}, ${brand}, ${plan}, ${typed}, (${known} or ${visited}) as seen
      from ${visitorPages}
      where ${inArray(arm, [...labels])} and ${day} between ${days.done.from}::date and ${days.done.to}::date
    ), people as (
      -- Of two arms on the first day, a hash decides, so that no arm is preferred.
      select distinct on (visitor) visitor, arm, day, host, brand, plan
      from pages where seen and day <= ${days.seen.to}::date
      order by visitor, day, hashtextextended(visitor || arm, 0), host, brand, plan
    ), typing as (
      select distinct visitor from people inner join pages using (visitor) where typed and ${within(sql`pages.day`)}
    ), sent as (
      select ${visitorOf} as visitor, ${dayOf(events.receivedAt)} as day
      from ${events} where ${done} and ${events.name} = 'rr3' and not ${events.byMachine}
    ), coding as (
      select distinct visitor from people inner join sent using (visitor) where ${within(sql`sent.day`)}
    ), reports as (
      -- The first report of each account's opening.
      select distinct on (account) ${visitorOf} as visitor, ${events.account} as account, ${dayOf(events.receivedAt)} as day
      from ${events} where ${done} and ${events.name} = 'rr5' and not ${events.byMachine}
      order by account, ${events.receivedAt}, ${events.key}
    ), opened as (
      select visitor,
        exists (select from ${identities} where ${identities.account} = reports.account and ${within(dayOf(identities.verifiedAt))}) as verified,
        (select sum(${deposits.amount}) from ${deposits}
          where ${deposits.account} = reports.account and ${unreversedDeposit} and ${within(dayOf(deposits.settledAt))}) as dollars
      from people inner join reports using (visitor)
      where ${within(sql`reports.day`)} and exists (select from ${accounts} where ${accounts.number} = reports.account)
    ), opening as (
      select visitor, bool_or(verified) as verified, sum(dollars)::float8 as dollars from opened group by visitor
    ), loads as (
      select distinct on (visitor, arm) ${visitorOf} as visitor, ${events.arm} as arm, ${dayOf(events.receivedAt)} as day,
        ${events.loadTime} / 1000.0::float8 as seconds
      from ${events}
      where ${done} and ${events.name} = 'z1' and ${inArray(events.arm, [...labels])} and ${events.loadTime} is not null
        and not ${events.byMachine}
      order by visitor, arm, ${events.receivedAt}, ${events.eventAt}, ${events.key}
    ), loading as (
      select visitor, seconds from people inner join loads using (visitor, arm) where ${within(sql`loads.day`)}
    )
    select arm, to_char(day, 'YYYY-MM-DD') as day, host, brand, plan, count(*)::int as visitors,
      -- A visitor who reached a step also counts for the steps before it.
      count(coalesce(typing.visitor, coding.visitor, opening.visitor))::int as phones,
      count(coalesce(coding.visitor, opening.visitor))::int as codes,
      count(opening.visitor)::int as accounts,
      (count(*) filter (where verified))::int as verified,
      count(dollars)::int as deposits,
      coalesce(sum(dollars), 0) as dollars,
      count(seconds)::int as loaded,
      coalesce(sum(seconds), 0) as "loadTime",
      coalesce(sum(seconds * seconds), 0) as "loadTimeSquared"
    from people left join typing using (visitor) left join coding using (visitor) left join opening using (visitor)
      left join loading using (visitor)
    group by arm, day, host, brand, plan order by day, arm, host, brand, plan`;
}

function dayOf(instant: SQLWrapper): SQL {
  return sql`(${instant} at time zone interval '8 hours')::date`;
}

function earlierOf(day: string, other: string): string {
  return day < other ? day : other;
}
