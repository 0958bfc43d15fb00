import {
  type Counts,
  type Dimension,
  type Funnel,
  type FunnelQuery,
  percent,
  STEPS,
  share,
} from '@/server/domain/funnel/funnel';
import { escapeHtml } from '../page/escape-html';
import { addressOf } from './address';
import { DIMENSION_WORDS, figure, STEP_WORDS, valueWords } from './words';

/** Renders the groups with their counts, and the totals below. Each value links to its own funnel. */
export function funnelTable(query: FunnelQuery, { rows, totals, cut }: Funnel): string {
  const { by } = query;
  const head = [
    ...by.map((name) => `<th scope="col">${DIMENSION_WORDS[name]}</th>`),
    ...STEPS.map((step) => `<th scope="col" class="count">${STEP_WORDS[step]}</th>`),
  ];
  const lines = rows.map(
    ({ group, counts }) =>
      `<tr>${by.map((name, column) => valueCell(query, name, group[name] ?? '', column)).join('')}${countCells(counts)}</tr>`,
  );
  const note = cut ? `，只列出访问最多的 ${figure(rows.length)} 组，合计为全部` : '';
  return `<section class="card list">
<h2 id="table-title">明细</h2>
<p>按${by.map((name) => DIMENSION_WORDS[name]).join('、')}拆分${note}。小字为上一步的转化率；点一个值，只看它。</p>
<div class="table" tabindex="0" role="region" aria-labelledby="table-title">
<table>
<thead><tr>${head.join('')}</tr></thead>
<tbody>
${lines.join('\n')}
</tbody>
<tfoot><tr><th scope="row" colspan="${by.length}">合计</th>${countCells(totals)}</tr></tfoot>
</table>
</div>
</section>`;
}

function valueCell(query: FunnelQuery, name: Dimension, value: string, column: number): string {
  const words = escapeHtml(valueWords(name, value));
  const own =
    name === 'day' ? { ...query, from: value, to: value } : { ...query, where: { ...query.where, [name]: value } };
  const link = `<a href="${escapeHtml(addressOf(own))}">${words}</a>`;
  return column === 0 ? `<th scope="row" class="${name}">${link}</th>` : `<td class="${name}">${link}</td>`;
}

function countCells(counts: Counts): string {
  return STEPS.map((step, index) => {
    const before = STEPS[index - 1];
    const rate = before ? `<small>${percent(share(counts[step], counts[before]))}</small>` : '';
    return `<td class="count">${figure(counts[step])}${rate}</td>`;
  }).join('');
}
