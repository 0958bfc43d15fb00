import { addDays } from '@/lib/time/calendar';
import { DAY } from '../../platform/clock/clock';
import type { Orm } from '../../platform/database/types';
import { type Counts, DIMENSIONS, type Dimension, FIGURES, type Funnel, type FunnelQuery, NOBODY } from './funnel';
import { readFunnel } from './read-funnel';
import { groupKey, readSpend, type Spend, type SpendOfFunnel } from './spend';

/** By what the groups of a report can be sorted. */
export const SORTS = [...DIMENSIONS, ...FIGURES, 'spend'] as const;
type Sort = (typeof SORTS)[number];

/** Which groups of a report to return, and what with. */
interface ReportOptions {
  /** The most groups to read. */
  most: number;
  /** Also reads the days before, as many as the query has. */
  compare: boolean;
  /** By default the days in order, or the groups with the most visits first. */
  sort?: { by: Sort; ascending: boolean } | undefined;
}

export interface ReportRow {
  group: Readonly<Partial<Record<Dimension, string>>>;
  counts: Counts;
  /** The same group in the days before. */
  before?: Counts | undefined;
  /** Missing if ad spend does not name the dimensions of the group. */
  spend?: readonly Spend[] | undefined;
}

/** A funnel with its ad spend, and with the days before. */
export interface Report extends Pick<Funnel, 'cut'> {
  rows: readonly ReportRow[];
  total: Omit<ReportRow, 'group'>;
  /** Ad spend in the total that belongs to no group. */
  elsewhere: readonly Spend[];
  before?: { query: FunnelQuery; spend: SpendOfFunnel['total'] } | undefined;
}

/** The same query for as many days, directly before. */
function daysBefore(query: FunnelQuery): FunnelQuery {
  return { ...query, from: addDays(query.from, -daysOf(query)), to: addDays(query.from, -1) };
}

/** Reads a funnel as {@link readFunnel} does, adds the ad spend of its groups, and sorts them. */
export async function readReport(
  orm: Orm,
  query: FunnelQuery,
  { most, compare, sort }: ReportOptions,
): Promise<Report> {
  const funnel = await readFunnel(orm, query, most);
  const cost = await readSpend(orm, query);
  const earlier = compare ? daysBefore(query) : undefined;
  const former = earlier && (await readFunnel(orm, earlier, most));
  const length = daysOf(query);
  const formerly = new Map(
    former?.rows.map(({ group, counts }) => {
      const moved = group.day === undefined ? group : { ...group, day: addDays(group.day, length) };
      return [groupKey(query.by, moved), counts];
    }),
  );
  const beforeOf = (key: string) => (former ? (formerly.get(key) ?? NOBODY) : undefined);
  const reached = funnel.rows.map(({ group, counts }) => {
    const key = groupKey(query.by, group);
    return { group, counts, before: beforeOf(key), spend: cost.groups && (cost.groups.get(key)?.spend ?? []) };
  });
  const seen = new Set(funnel.rows.map(({ group }) => groupKey(query.by, group)));
  // Ads without a visitor cost money, too.
  const unseen = [...(cost.groups ?? [])].flatMap(([key, { group, spend }]) =>
    seen.has(key) || funnel.cut ? [] : [{ group, counts: NOBODY, before: beforeOf(key), spend }],
  );
  return {
    rows: sorted([...reached, ...unseen], sort),
    total: { counts: funnel.totals, before: former?.totals, spend: cost.total },
    elsewhere: cost.elsewhere,
    before: earlier && { query: earlier, spend: (await readSpend(orm, earlier)).total },
    cut: funnel.cut,
  };
}

function daysOf({ from, to }: FunnelQuery): number {
  return (Date.parse(to) - Date.parse(from)) / DAY + 1;
}

function sorted(rows: readonly ReportRow[], sort: ReportOptions['sort']): readonly ReportRow[] {
  if (!sort) return rows;
  const { by, ascending } = sort;
  const compare = new Intl.Collator('zh-CN', { numeric: true }).compare;
  const keys = new Map(rows.map((row) => [row, keyOf(row, by)]));
  return rows.toSorted((one, other) => {
    const [a = '', b = ''] = [keys.get(one), keys.get(other)];
    const order = typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b));
    return ascending ? order : -order;
  });
}

function keyOf({ group, counts, spend = [] }: ReportRow, by: Sort): string | number {
  if (by === 'spend') return spend.reduce((sum, { amount }) => sum + amount, 0);
  return (FIGURES as readonly string[]).includes(by) ? counts[by as keyof Counts] : (group[by as Dimension] ?? '');
}
