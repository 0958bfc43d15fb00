import { type Funnel, type FunnelQuery, STEPS } from './funnel';

/** The groups of a funnel as rows below their headings, for a spreadsheet; figures are numbers. */
export function funnelRecords({ by }: FunnelQuery, { rows }: Funnel): (string | number)[][] {
  const records = rows.map(({ group, counts }) => [
    ...by.map((name) => group[name] ?? ''),
    ...STEPS.map((step) => counts[step]),
  ]);
  return [[...by, ...STEPS], ...records];
}
