import { type SQL, sql } from 'drizzle-orm';
import { matchHost } from '@/lib/variant/host';
import { visitorDays } from '../../platform/database/schema/funnel';
import type { Orm } from '../../platform/database/types';

interface Entry {
  host: string;
}

/** As the index has it. */
const NAME = sql`reverse(${visitorDays.host}) collate "C"`;

/**
 * The last Beijing day on which each host had visitors, by an index: it reads a row per name, not per visitor.
 *
 * @param hosts exact ones, and wildcards for the names that they decide
 * @param entries every entry of the table of hosts
 */
export async function readLastVisits(
  orm: Orm,
  hosts: readonly string[],
  entries: readonly Entry[],
): Promise<ReadonlyMap<string, string>> {
  const [wildcards, names] = [true, false].map((wild) => hosts.filter((host) => host.startsWith('*.') === wild));
  const days = new Map(await readDays(orm, named(names ?? [])));
  for (const wildcard of wildcards ?? []) {
    const below = await readDays(orm, namesBelow(wildcard));
    // Some of the names have an entry of their own.
    const own = below.flatMap(([host, day]) => (matchHost(entries, host)?.host === wildcard ? [day] : []));
    const last = own.sort().at(-1);
    if (last !== undefined) days.set(wildcard, last);
  }
  return days;
}

/** @param names a query with the reversed hosts */
async function readDays(orm: Orm, names: SQL): Promise<[host: string, day: string][]> {
  const rows = await orm.select({ host: sql<string>`reverse(name)`, day: sql<string | null>`day::text` }).from(sql`(
      select name, (select ${visitorDays.day} from ${visitorDays} where ${NAME} = name order by 1 desc limit 1) as day
      from (${names}) as names (name)
    ) as seen`);
  return rows.flatMap(({ host, day }): [string, string][] => (day === null ? [] : [[host, day]]));
}

function named(hosts: readonly string[]): SQL {
  return sql`select reverse(host) collate "C" from unnest(${sql.param([...hosts])}::text[]) as hosts (host)`;
}

/** The names below a wildcard that had visitors: each step jumps to the next name of the index. */
function namesBelow(wildcard: string): SQL {
  const suffix = wildcard.slice(1);
  const from = [...suffix].reverse().join('');
  // The character after the full stop.
  const to = `${from.slice(0, -1)}/`;
  const next = (after: SQL) =>
    sql`select ${NAME} from ${visitorDays} where ${NAME} > ${after} and ${NAME} < ${to} order by 1 limit 1`;
  return sql`
    with recursive below (name) as (
      (${next(sql`${from}`)})
      union all select (${next(sql`below.name`)}) from below where below.name is not null
    )
    select name from below where name is not null`;
}
