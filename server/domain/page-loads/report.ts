import type { BrowserLoads } from './store';

/** Page loads by browser, as a report shows them. */
export interface LoadsReport {
  /** The browsers with the most pages. */
  rows: readonly BrowserLoads[];
  /** The sum of all others and their number; left out if there are none. */
  others?: { browsers: number; pages: number; visits: number };
  totals: { pages: number; visits: number };
}

/** @param loads those with the most pages first @param most browsers with rows of their own */
export function reportOf(loads: readonly BrowserLoads[], most: number): LoadsReport {
  const [rows, others] = [loads.slice(0, most), loads.slice(most)];
  return {
    rows,
    ...(others.length > 0 && { others: { browsers: others.length, ...sumOf(others) } }),
    totals: sumOf(loads),
  };
}

function sumOf(loads: readonly BrowserLoads[]) {
  return {
    pages: loads.reduce((sum, { pages }) => sum + pages, 0),
    visits: loads.reduce((sum, { visits }) => sum + visits, 0),
  };
}
