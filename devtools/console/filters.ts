import type { DatedStatus } from '@/lib/campaign/status';
import { escapeHtml } from '../page/escape-html';
import { PAGE_PATH } from './address';
import { DEVICE_IDS, DEVICES } from './devices';
import { PAGE_KINDS, type PageChoice, pageChoices } from './page-list';
import { brandPlaces, type Place, promotionalPlaces } from './places';
import { PRESETS } from './presets';
import type { ConsoleQuery } from './read-query';
import { statusChip } from './status-chip';
import { PAGE_KIND_WORDS } from './words';

/** The choices as a form that submits to the page's own address; without scripts it shows a button. */
export function filters(query: ConsoleQuery, statuses: ReadonlyMap<string, DatedStatus>): string {
  const { hosts, pages, devices } = query;
  return `<form id="filters" method="get" action="${PAGE_PATH}">
${group('品牌与域名', 'host', hosts.length, '搜品牌、代码或域名', [
  `<p class="kind">品牌</p>${brandPlaces.map((place) => placeChoice(place, hosts)).join('')}`,
  `<p class="kind">推广域名</p>${promotionalPlaces.map((place) => placeChoice(place, hosts)).join('')}`,
])}
${group(
  '页面',
  'page',
  pages.length,
  '搜标题、地址或玩法',
  PAGE_KINDS.map((kind) => {
    const own = pageChoices.filter((page) => page.kind === kind);
    return `<p class="kind">${PAGE_KIND_WORDS[kind]} <small>${own.length}</small></p>${own.map((page) => pageLine(page, pages, statuses)).join('')}`;
  }),
)}
<fieldset class="devices"><legend>设备</legend>
${DEVICE_IDS.map((id) => choice({ name: 'device', value: id, chosen: devices.includes(id), words: DEVICES[id].words, note: DEVICES[id].note })).join('\n')}
</fieldset>
<fieldset class="query"><legend><label for="query">地址参数</label></legend>
<input id="query" name="query" value="${escapeHtml(query.query)}" placeholder="utm_source=…&amp;v=…" autocomplete="off" autocapitalize="off" spellcheck="false" maxlength="1000">
<div class="presets">${PRESETS.map(({ words, note, query: preset }) => `<button type="button" class="chip" data-preset="${escapeHtml(preset)}" title="${escapeHtml(note)}">${escapeHtml(words)}</button>`).join('')}</div>
</fieldset>
<p class="submit"><button>更新预览</button></p>
</form>`;
}

function group(words: string, name: string, count: number, placeholder: string, lists: readonly string[]): string {
  return `<fieldset class="list${name === 'host' ? ' places' : ''}"><legend>${words} <output class="count" id="count-${name}">${count}</output></legend>
<div class="line"><input type="search" class="search" aria-label="${placeholder}" placeholder="${placeholder}" autocomplete="off"><button type="button" class="plain" data-none="${name}">清空</button></div>
<div class="choices">${lists.map((list) => `<div>${list}</div>`).join('')}</div>
</fieldset>`;
}

function placeChoice({ host, brand, code }: Place, chosen: readonly string[]): string {
  const local = host === `${code}.localhost`;
  return choice({
    name: 'host',
    value: host,
    chosen: chosen.includes(host),
    words: local ? brand : host,
    note: local ? code : `${brand} ${code}`,
  });
}

function pageLine(page: PageChoice, chosen: readonly string[], statuses: ReadonlyMap<string, DatedStatus>): string {
  const status = page.kind === 'campaign' && page.campaign ? statuses.get(page.campaign)?.status : undefined;
  const chip = status ? statusChip(status, `phase-${page.path.slice(1)}`) : '';
  return choice({
    name: 'page',
    value: page.path,
    chosen: chosen.includes(page.path),
    words: page.title,
    note: `${page.path}${page.note && ` · ${page.note}`}`,
    chip,
  });
}

interface Choice {
  name: string;
  value: string;
  chosen: boolean;
  words: string;
  note: string;
  /** Markup after the words. */
  chip?: string;
}

function choice({ name, value, chosen, words, note, chip = '' }: Choice): string {
  return `<label class="choice" title="${escapeHtml(note)}"><input type="checkbox" name="${name}" value="${escapeHtml(value)}"${chosen ? ' checked' : ''}><span>${escapeHtml(words)}${chip}<small>${escapeHtml(note)}</small></span></label>`;
}
