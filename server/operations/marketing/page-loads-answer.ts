import { share } from '../../domain/funnel/funnel';
import { type LoadsReport, reportOf } from '../../domain/page-loads/report';
import type { BrowserLoads } from '../../domain/page-loads/store';
import type { Answer } from '../common/answer';
import { say, table } from './words';

/** The most browsers with rows of their own. */
const ROWS_SHOWN = 40;

/** Pages sent and visits received as a table with totals. */
export function pageLoadsAnswer(loads: readonly BrowserLoads[]): Answer {
  if (loads.length === 0) return [say('no_page_sent')];
  const { rows, others, totals } = reportOf(loads, ROWS_SHOWN);
  const lines = [
    ...rows.map(({ engine, version, ...counts }) => ({
      engine: say('engine', { engine }),
      version: version === 'unknown' ? null : version,
      ...cells(counts),
    })),
    ...(others ? [{ engine: say('other_engines', { browsers: others.browsers }), version: '', ...cells(others) }] : []),
    { engine: null, version: '', ...cells(totals) },
  ];
  return [table('page_loads', lines, { total: true }), say('page_loads_rule')];
}

function cells({ pages, visits }: LoadsReport['totals']) {
  return { pages, visits, share: share(visits, pages) };
}
