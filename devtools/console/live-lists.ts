import { brands } from '@/brands';
import { BASE_PATH } from '@/lib/site';
import { chineseTime } from '@/lib/time/format';
import { escapeHtml } from '../page/escape-html';
import { pageChoice } from './page-list';
import type { Live, LiveEvent, LiveMessage } from './read-live';
import { EVENT_WORDS, PURPOSE_WORDS } from './words';

const BRAND_NAMES = new Map(brands.map(({ appCode, name }) => [appCode, name]));

/** Renders the newest SMS codes and events as two lists. Each entry has a key by which scripts recognize new ones. */
export function liveLists({ events, messages }: Live): string {
  return `<section aria-labelledby="codes-title">
<h3 id="codes-title">短信验证码</h3>
${messages.length > 0 ? `<ol class="codes" tabindex="0" aria-labelledby="codes-title">${messages.map(messageRow).join('')}</ol>` : '<p class="empty">还没有发出验证码。在任一预览里填手机号试试。</p>'}
</section>
<section aria-labelledby="events-title">
<h3 id="events-title">事件</h3>
${events.length > 0 ? `<ol class="events" tabindex="0" aria-labelledby="events-title">${events.map(eventRow).join('')}</ol>` : '<p class="empty">还没有事件。打开一个预览就会有一次访问。</p>'}
</section>`;
}

function messageRow({ id, mobileMasked, code, purpose, appCode, sentAt }: LiveMessage): string {
  return `<li data-key="sms-${id}">
<button type="button" class="code" data-copy="${escapeHtml(code)}" title="复制验证码">${escapeHtml(code)}</button>
<span><b>${escapeHtml(mobileMasked)}</b> ${PURPOSE_WORDS[purpose]}<small>${escapeHtml(brandWords(appCode))}</small></span>
${timeOf(sentAt)}
</li>`;
}

function eventRow({ key, name, receivedAt, url, host, brand, plan, keyword }: LiveEvent): string {
  const from = [plan && `计划 ${plan}`, keyword && `关键词 ${keyword}`].filter(Boolean).join('，');
  return `<li data-key="${escapeHtml(key)}">
<span class="step ${name}">${name}</span>
<span><b>${EVENT_WORDS[name]}</b> ${escapeHtml(pageWords(url))}<small>${escapeHtml(brandWords(brand))} · ${escapeHtml(host)}${from && ` · ${escapeHtml(from)}`}</small></span>
${timeOf(receivedAt)}
</li>`;
}

function timeOf(instant: Date): string {
  const iso = instant.toISOString();
  return `<time datetime="${iso}" title="${chineseTime(iso, true)}（北京时间）">${chineseTime(iso, true).split(' ')[1]}</time>`;
}

function brandWords(code: string): string {
  return code ? `${BRAND_NAMES.get(code) ?? ''} ${code}`.trim() : '未注明品牌';
}

function pageWords(url: string): string {
  const { pathname } = new URL(url, 'http://localhost');
  const path = pathname.startsWith(BASE_PATH) ? pathname.slice(BASE_PATH.length) : pathname;
  return `${pageChoice(path)?.title ?? ''} ${path}`.trim();
}
