import { percent, share } from '../../domain/funnel/funnel';
import { type LoadsReport, reportOf } from '../../domain/page-loads/report';
import type { BrowserLoads } from '../../domain/page-loads/store';
import { textTable } from '../common/text-table';

/** Maximum browsers shown on a terminal. */
const ROWS_SHOWN = 40;

const NONE = 'No page was sent to a browser on these days.';
const RULE =
  'Pages that the servers and the edge sent to browsers, and visits that the pages’ scripts reported, on all hosts. A browser that runs the scripts has about 100%.';

/** Formats pages sent and visits received as a table with totals. */
export function pageLoadsText(loads: readonly BrowserLoads[]): string {
  if (loads.length === 0) return NONE;
  const { rows, others, totals } = reportOf(loads, ROWS_SHOWN);
  const lines = [
    ...rows.map(({ engine, version, ...counts }) => [engine, version, ...cellsOf(counts)]),
    ...(others ? [[`${others.browsers} others`, '', ...cellsOf(others)]] : []),
    ['total', '', ...cellsOf(totals)],
  ];
  return `${textTable(['engine', 'version', ...HEADINGS], lines, NONE)}\n\n${RULE}`;
}

const WIDTH = 10;
const HEADINGS = ['pages sent', 'visits', 'share'].map((heading) => heading.padStart(WIDTH));

function cellsOf({ pages, visits }: LoadsReport['totals']): string[] {
  return [String(pages), String(visits), percent(share(visits, pages))].map((cell) => cell.padStart(WIDTH));
}
