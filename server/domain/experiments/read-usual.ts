import type { Measure } from '@/lib/experiment/measures';
import { addDays, beijingDay } from '@/lib/time/calendar';
import { matchHost } from '@/lib/variant/host';
import type { Orm } from '../../platform/database/types';
import { share } from '../funnel/funnel';
import { readFunnel } from '../funnel/read-funnel';
import { ROWS_WRITTEN } from '../funnel/read-query';

/** Days whose visitors are usual. */
const DAYS = 28;

interface Place {
  campaign: string;
  /** `null` for all brands. */
  brand: string | null;
  /** By default all hosts. */
  hosts?: readonly string[] | undefined;
  /** By default visitors of all plans, and of none. */
  plans?: readonly string[] | undefined;
  measure: Measure;
  now: Date;
}

/** Visitors of a campaign per day, and the share of them that a measure counts, on the last full days. */
export async function readUsual(
  orm: Orm,
  { campaign, brand, hosts, plans, measure, now }: Place,
): Promise<{ visitorsDaily: number; rate: number | null }> {
  const to = addDays(beijingDay(now), -1);
  const where = { campaign, ...(brand !== null && { brand }) };
  const by = ['host', ...(plans ? (['plan'] as const) : [])] as const;
  const { rows } = await readFunnel(orm, { from: addDays(to, 1 - DAYS), to, by, where }, ROWS_WRITTEN);
  const entries = hosts?.map((host) => ({ host }));
  const counts = rows.flatMap(({ group: { host = '', plan = '' }, counts }) =>
    (!entries || matchHost(entries, host)) && (!plans || plans.includes(plan)) ? [counts] : [],
  );
  const sum = (figure: Measure | 'visits') => counts.reduce((all, one) => all + one[figure], 0);
  return { visitorsDaily: sum('visits') / DAYS, rate: share(sum(measure), sum('visits')) };
}
