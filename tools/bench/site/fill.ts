import { Client } from 'pg';

/** Days of the events; the last one is today. */
export const DAYS = 30;

/**
 * Fills a migrated database with visits of 30 days: forty hosts with five plans and thirty keywords each. Of a hundred visitors
 * twenty enter a number, twelve get a code and six open an account; half of these deposit.
 */
export async function fill(url: string, events: number): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  for (const sql of [QUICKLY, PARTITIONS, eventsOf(events), VISITOR_DAYS, ACCOUNTS, DEPOSITS, 'vacuum analyze'])
    await client.query(sql);
  await client.end();
}

/** Settings of a connection that inserts many rows. */
const QUICKLY = "set synchronous_commit = off; set work_mem = '512MB'";

const FIRST_DAY = `((now() at time zone 'Asia/Shanghai')::date - ${DAYS - 1})`;

/** A partition for each day of the events, as if the events had been partitioned before the first of them. */
const PARTITIONS = `
  alter table events_by_day detach partition tracking_events;
  do $$ begin
    execute format('alter table events_by_day attach partition tracking_events for values from (minvalue) to (%L)',
      ${FIRST_DAY}::timestamp at time zone 'Asia/Shanghai');
    perform add_event_day(${FIRST_DAY} + number) from generate_series(0, ${DAYS - 1}) as number;
  end $$`;

/** The five events of a visitor follow each other; a returning visitor has the same name. */
function eventsOf(count: number): string {
  return `
    insert into events_by_day (key, name, client_id, visitor_id, event_at, received_at, channel_name, browser, origin, url,
      host, brand, medium, keyword, plan, unit, package_id, mobile_hash, account)
    select md5(number::text) || substr(md5('e' || number), 1, 11), name, 'f1n9e2p21n7', visitor, at, at, 'gold', 'Mobile Safari',
      'https://' || host, 'https://' || host || '/newactivities/' || page || '?utm_term=' || number % 1000,
      host, 'brand' || host_number % 20, 'cpc', 'keyword ' || host_number || ' ' || draw / 7 % 30,
      'plan ' || host_number || ' ' || draw % 5, 'unit', 'XY_101',
      case when name in ('rr2', 'rr3') then 'mobile ' || visit end, case when name = 'rr5' then (10000000 + visit)::text end
    from (
      select number, number / 5 as visit, d.draw, d.draw % 40 as host_number, 'host' || d.draw % 40 || '.example' as host,
        'visitor ' || md5((number / 5 % ${Math.ceil(count / 7)})::text) as visitor,
        date_trunc('day', now() at time zone 'Asia/Shanghai') at time zone 'Asia/Shanghai'
          - interval '${DAYS - 1} days' + number * (interval '${DAYS} days' / ${count}) as at,
        'campaign-' || d.draw % 70 || case when number % 5 = 4 then '-success' else '' end as page,
        case
          when number % 5 = 2 and d.draw / 280 % 100 < 20 then 'rr2'
          when number % 5 = 3 and d.draw / 280 % 100 < 12 then 'rr3'
          when number % 5 = 4 and d.draw / 280 % 100 < 6 then 'rr5'
          else 'z1'
        end as name
      from generate_series(0, ${count - 1}) as number,
        lateral (select abs(hashint4(number / 5)::bigint) as draw) as d
    ) as drawn`;
}

// Rows are in the order of the visits, as on a running server, so the rows of a day are next to each other.
const VISITOR_DAYS = `
  insert into visitor_days (day, host, brand, plan, keyword, visitor, known, visited, typed)
  select (received_at at time zone interval '8 hours')::date, host, brand, plan, keyword, visitor_id,
    true, bool_or(name = 'z1'), bool_or(name = 'rr2')
  from events_by_day group by 1, 2, 3, 4, 5, 6 order by min(received_at)`;

const ACCOUNTS = `
  insert into accounts (number, mobile_hash, invite_code, from_url, landing, client_id, created_at)
  select account, 'mobile ' || account::bigint - 10000000, account, '', '{}', '', received_at
  from events_by_day where name = 'rr5' on conflict do nothing`;

const DEPOSITS = `
  insert into deposits (account, reference, amount, state, created_at, settled_at)
  select number, number, 100, 'settled', created_at, created_at from accounts where number::bigint % 2 = 0`;
