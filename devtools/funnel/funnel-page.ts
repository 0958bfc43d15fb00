import { LANDING_PATH, siteUrl } from '@/lib/site';
import type { Funnel, FunnelQuery } from '@/server/domain/funnel/funnel';
import type { FilterValues } from '@/server/domain/funnel/read-values';
import type { BrowserLoads } from '@/server/domain/page-loads/store';
import { developmentPage } from '../page/development-page';
import { escapeHtml } from '../page/escape-html';
import { dayCharts } from './day-charts';
import { filterForm } from './filter-form';
import { funnelChart } from './funnel-chart';
import { funnelTable } from './funnel-table';
import { pageLoadsTable } from './page-loads-table';
import { STYLES } from './styles';
import { RULE, TITLE } from './words';

export interface FunnelPage {
  query: FunnelQuery;
  funnel: Funnel;
  values: FilterValues;
  /** Pages sent and visits received by browser, on the same days. */
  loads: readonly BrowserLoads[];
  /** Today in Beijing. */
  today: string;
  /** Why the requested query cannot be shown. */
  fault?: string | undefined;
}

/** Renders the funnel as a page that works without scripts. */
export function funnelPage({ query, funnel, values, loads, today, fault }: FunnelPage): string {
  return developmentPage({
    title: TITLE,
    tool: true,
    note: '开发环境：按已记录的事件统计，从访问到首次入金。',
    styles: STYLES,
    body: `<main>
${fault === undefined ? '' : `<p class="card alert" role="alert">${escapeHtml(fault)}下面是近 7 天。</p>`}
${filterForm(query, values, today)}
${funnel.totals.visits > 0 ? figures(query, funnel) : EMPTY}
${pageLoadsTable(loads)}
<section class="card"><h2>怎么计数</h2><ul class="rule">${RULE.map((sentence) => `<li>${sentence}</li>`).join('')}</ul></section>
</main>`,
  });
}

const EMPTY = `<section class="card"><p class="empty">这些条件下没有记录。打开<a href="${siteUrl(LANDING_PATH)}">落地页</a>走一遍注册，再回来看。</p></section>`;

function figures(query: FunnelQuery, funnel: Funnel): string {
  const { totals, days } = funnel;
  const perDay = days.length > 1 ? `<section class="card"><h2>每天</h2>${dayCharts(days)}</section>` : '';
  return `<div class="charts">
<section class="card"><h2>合计</h2>${funnelChart(totals)}</section>
${perDay}
</div>
${funnelTable(query, funnel)}`;
}
