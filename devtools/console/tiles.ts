import { escapeHtml } from '../page/escape-html';
import { addressOf, QR_PATH } from './address';
import { DEVICES } from './devices';
import type { Matrix, Tile } from './matrix';
import type { ConsoleQuery } from './read-query';

/** Renders the previews of a part, and the links to the other parts. */
export function tiles({ tiles: shown, total, part, parts }: Matrix, query: ConsoleQuery): string {
  if (total === 0) return `<p class="card empty">左边各选至少一项：域名、页面与设备。</p>`;
  return `<div class="tiles" id="tiles">
${shown.map(tileOf).join('\n')}
</div>
${parts > 1 ? pager(query, part, parts) : ''}`;
}

/** The number of previews, for the head of the matrix. */
export function countWords({ tiles: shown, total, part, parts }: Matrix): string {
  return parts > 1 ? `${total} 个预览，第 ${part} / ${parts} 页` : `${shown.length} 个预览`;
}

function tileOf({ key, place, page, device, preview, address, phone }: Tile): string {
  const { words, shape } = DEVICES[device];
  const name = `${page.title} · ${place.brand} · ${words}`;
  const { host, pathname, search } = new URL(address);
  const qr = `${QR_PATH}?${new URLSearchParams({ address: phone })}`;
  return `<article class="tile ${shape}" data-key="${escapeHtml(key)}" data-preview="${escapeHtml(preview)}" aria-label="${escapeHtml(name)}">
<header><h3>${escapeHtml(page.title)}</h3><span class="badge">${words}</span>
<p><b>${escapeHtml(place.brand)}</b> <span class="code-name">${escapeHtml(place.code)}</span></p>
<p class="address" title="${escapeHtml(address)}">${escapeHtml(decoded(`${host}${pathname}${search}`))}</p></header>
<div class="screen"><iframe title="${escapeHtml(name)}" loading="lazy" allow="clipboard-write"></iframe></div>
<footer><a href="${escapeHtml(preview)}" target="_blank" rel="noopener" title="在新标签页以${words}打开">打开</a><button type="button" data-copy="${escapeHtml(address)}" title="复制访客所用的地址">复制地址</button><button type="button" data-again title="重新载入这个预览">刷新</button><button type="button" data-qr="${escapeHtml(qr)}" data-phone="${escapeHtml(phone)}" title="用手机扫码打开">真机</button></footer>
</article>`;
}

function pager(query: ConsoleQuery, part: number, parts: number): string {
  const numbers = Array.from({ length: parts }, (_, index) => index + 1);
  const near = numbers.filter((number) => number === 1 || number === parts || Math.abs(number - part) <= 2);
  const links = near.map((number, index) => {
    const gap = index > 0 && number - (near[index - 1] ?? 0) > 1 ? '<span>…</span>' : '';
    const current = number === part ? ' aria-current="page"' : '';
    return `${gap}<a href="${escapeHtml(addressOf({ ...query, part: number }))}"${current}>${number}</a>`;
  });
  return `<nav class="pager" aria-label="预览的页">${links.join('')}</nav>`;
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
