import { addDays } from '@/lib/time/calendar';
import { DIMENSIONS, FILTERS, type Filter, type FunnelQuery } from '@/server/domain/funnel/funnel';
import { NONE } from '@/server/domain/funnel/read-query';
import type { FilterValues } from '@/server/domain/funnel/read-values';
import { escapeHtml } from '../page/escape-html';
import { addressOf, CSV_PATH, checkboxOf, PAGE_PATH } from './address';
import { DIMENSION_WORDS, valueWords } from './words';

const RANGES = [
  { words: '今天', days: 1 },
  { words: '近 7 天', days: 7 },
  { words: '近 30 天', days: 30 },
];

/** @param today in Beijing */
export function filterForm(query: FunnelQuery, values: FilterValues, today: string): string {
  const { from, to, by } = query;
  const checkboxes = DIMENSIONS.map(
    (name) =>
      `<label class="chip"><input type="checkbox" name="${checkboxOf(name)}" value="1"${by.includes(name) ? ' checked' : ''}>${DIMENSION_WORDS[name]}</label>`,
  );
  const ranges = RANGES.map(({ words, days }) => {
    const range = { from: addDays(today, 1 - days), to: today };
    const current = range.from === from && range.to === to ? ' aria-current="true"' : '';
    return `<a href="${escapeHtml(addressOf({ ...query, ...range }))}"${current}>${words}</a>`;
  });
  return `<form class="card" method="get" action="${PAGE_PATH}">
<div class="fields">
<label>开始日期<input type="date" name="from" value="${from}" required></label>
<label>结束日期<input type="date" name="to" value="${to}" required></label>
${FILTERS.map((name) => selectOf(name, query.where[name], values[name])).join('\n')}
</div>
<div class="row">
<fieldset><legend>拆分方式</legend>${checkboxes.join('')}</fieldset>
<p class="ranges">${ranges.join('')}</p>
<p class="ways"><button>查看</button><a class="quiet" href="${escapeHtml(addressOf(query, CSV_PATH))}" download>下载 CSV</a></p>
</div>
</form>`;
}

/** Lists the chosen value even if it does not occur on these days. */
function selectOf(name: Filter, chosen: string | undefined, values: readonly string[]): string {
  const all = chosen === undefined || values.includes(chosen) ? values : [chosen, ...values];
  const options = all.map(
    (value) =>
      `<option value="${escapeHtml(value || NONE)}"${value === chosen ? ' selected' : ''}>${escapeHtml(valueWords(name, value))}</option>`,
  );
  return `<label>${DIMENSION_WORDS[name]}<select name="${name}"><option value="">全部</option>${options.join('')}</select></label>`;
}
