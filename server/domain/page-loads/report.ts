import type { BrowserLoads } from './store';

/** What was counted of browsers, for whoever reads it. */
export interface LoadsReport {
  /** The browsers with the most pages. */
  rows: readonly BrowserLoads[];
  /** All others together, and how many they are; left out where there are none. */
  others?: { browsers: number; pages: number; visits: number };
  totals: { pages: number; visits: number };
}

/**
 * @param loads those with the most pages first
 * @param most browsers to tell apart
 */
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
