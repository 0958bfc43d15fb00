import { FIGURES, type FunnelQuery } from './funnel';
import type { Report } from './report';

/** The groups of a report as rows below their headings, for a spreadsheet; figures are numbers. */
export function funnelRecords({ by }: FunnelQuery, { rows, total }: Report): (string | number)[][] {
  const currencies = total.spend?.map(({ currency }) => currency) ?? [];
  const records = rows.map(({ group, counts, spend = [] }) => [
    ...by.map((name) => group[name] ?? ''),
    ...FIGURES.map((figure) => counts[figure]),
    ...currencies.map((currency) => spend.find((one) => one.currency === currency)?.amount ?? 0),
  ]);
  return [[...by, ...FIGURES, ...currencies.map((currency) => `spend ${currency}`)], ...records];
}
