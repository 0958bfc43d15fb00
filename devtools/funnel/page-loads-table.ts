import { percent, share } from '@/server/domain/funnel/funnel';
import { type LoadsReport, reportOf } from '@/server/domain/page-loads/report';
import type { BrowserLoads } from '@/server/domain/page-loads/store';
import { escapeHtml } from '../page/escape-html';
import { figure } from './words';

/** The maximum number of browsers in the table. */
const ROWS_SHOWN = 60;

const ENGINE_WORDS: Readonly<Record<BrowserLoads['engine'], string>> = {
  chromium: 'Chromium',
  webkit: 'WebKit（iOS / Safari）',
  gecko: 'Gecko（Firefox）',
  other: '其他内核',
};

/** Renders pages sent and visits received by browser; nothing if no page was sent. */
export function pageLoadsTable(loads: readonly BrowserLoads[]): string {
  if (loads.length === 0) return '';
  const { rows, others, totals } = reportOf(loads, ROWS_SHOWN);
  const lines = [
    ...rows.map(
      ({ engine, version, ...counts }) =>
        `<tr><th scope="row">${ENGINE_WORDS[engine]}</th><td>${escapeHtml(versionWords(version))}</td>${countCells(counts)}</tr>`,
    ),
    ...(others
      ? [`<tr><th scope="row" colspan="2">另 ${others.browsers} 种浏览器</th>${countCells(others)}</tr>`]
      : []),
  ];
  return `<section class="card list">
<h2 id="loads-title">脚本是否正常</h2>
<p>这些日期里发给浏览器的页面（含边缘节点缓存的），与页面脚本报回的访问。不分域名与计划；正常约为 100%。</p>
<div class="table" tabindex="0" role="region" aria-labelledby="loads-title">
<table>
<thead><tr><th scope="col">内核</th><th scope="col">版本</th><th scope="col" class="count">页面</th><th scope="col" class="count">访问</th><th scope="col" class="count">比例</th></tr></thead>
<tbody>
${lines.join('\n')}
</tbody>
<tfoot><tr><th scope="row" colspan="2">合计</th>${countCells(totals)}</tr></tfoot>
</table>
</div>
</section>`;
}

function versionWords(version: string): string {
  return version === 'unknown' ? '未知' : version;
}

function countCells({ pages, visits }: LoadsReport['totals']): string {
  const cells = [figure(pages), figure(visits), percent(share(visits, pages))];
  return cells.map((cell) => `<td class="count">${cell}</td>`).join('');
}
