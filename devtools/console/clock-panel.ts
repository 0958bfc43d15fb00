import type { DatedStatus } from '@/lib/campaign/status';
import { beijingDateTime } from '@/lib/time/format';
import { beijingSecond } from '@/server/operations/common/beijing-time';
import { MINUTE } from '@/server/platform/clock/clock';
import { escapeHtml } from '../page/escape-html';
import { aheadWords, comingTimestamps, fieldValue, STEPS } from './clock';
import type { PageChoice } from './page-list';
import { statusChip } from './status-chip';
import { NOT_MOVED } from './words';

export interface ClockState {
  /** The time of the product's clock. */
  now: Date;
  /** Milliseconds by which it is ahead of the machine's. */
  ahead: number;
}

/** The time in the page's head; the page's script keeps it running. */
export function clockFace({ now, ahead }: ClockState): string {
  return `<p id="clock" class="face${Math.abs(ahead) < 1_000 ? '' : ' moved'}" data-now="${now.getTime()}">
<time datetime="${now.toISOString()}">${beijingSecond(now)}</time>
<span>北京时间 · ${aheadWords(ahead)}</span>
</p>`;
}

/** The controls of the clock, and the dates of the shown campaigns. */
export function clockPanel(
  state: ClockState,
  pages: readonly PageChoice[],
  statuses: ReadonlyMap<string, DatedStatus>,
): string {
  const steps = STEPS.map(({ words, by }) => `<button type="button" class="plain" data-by="${by}">${words}</button>`);
  const timestamps = comingTimestamps(state.now).map(({ words, instant }) => jump(words, instant));
  const notes = NOT_MOVED.map((sentence) => `<li>${sentence}</li>`).join('');
  return `<form id="clock-form">
<label for="clock-to">移到（北京时间）</label>
<div class="line"><input id="clock-to" type="datetime-local" name="to" step="1" min="2020-01-01T00:00" max="2099-12-31T23:59" value="${fieldValue(state.now)}" required><button>移到</button></div>
</form>
<div class="steps" role="group" aria-label="移动一段时间">${steps.join('')}</div>
<div class="steps" role="group" aria-label="移到常用时刻">${timestamps.join('')}</div>
<p><button type="button" class="back" data-reset${state.ahead === 0 ? ' disabled' : ''}>回到现在</button></p>
${campaignDates(pages, statuses)}
<details class="notes"><summary>什么跟着走，什么不跟</summary><ul>${notes}</ul></details>`;
}

function campaignDates(pages: readonly PageChoice[], statuses: ReadonlyMap<string, DatedStatus>): string {
  const shown = new Map(
    pages.flatMap(({ campaign, title, kind }) => (campaign && kind === 'campaign' ? [[campaign, title]] : [])),
  );
  const known = [...shown].flatMap(([slug = '', title = '']) => {
    const dated = statuses.get(slug);
    return dated ? [{ slug, title, dated }] : [];
  });
  const endless = known.find(({ dated: { beginsAt, endsAt } }) => !beginsAt && !endsAt);
  const hint = endless && `<p class="quiet">给它起止日期：<code>${escapeHtml(datesCommand(endless.slug))}</code></p>`;
  const rows = known.map(({ title, dated }) => campaignRow(title, dated));
  return rows.length > 0 ? `<h3>所选活动的起止</h3>\n<ul class="dates">${rows.join('')}</ul>${hint ?? ''}` : '';
}

function campaignRow(title: string, { status, beginsAt, endsAt }: DatedStatus): string {
  const edges = [
    beginsAt && { words: '开始前', instant: new Date(beginsAt.getTime() - MINUTE) },
    beginsAt && { words: '开始后', instant: beginsAt },
    endsAt && { words: '结束前', instant: new Date(endsAt.getTime() - MINUTE) },
    endsAt && { words: '结束后', instant: endsAt },
  ].filter((edge) => edge !== null);
  const period = [
    beginsAt && `${beijingDateTime(beginsAt.toISOString())} 开始`,
    endsAt && `${beijingDateTime(endsAt.toISOString(), 'end')} 结束`,
  ].filter(Boolean);
  return `<li><b>${escapeHtml(title)}</b> ${statusChip(status)}
<small>${period.join('，') || '没有起止日期'}</small>
${edges.length > 0 ? `<div class="steps">${edges.map(({ words, instant }) => jump(words, instant)).join('')}</div>` : ''}</li>`;
}

function datesCommand(slug: string): string {
  return `npm run ops -- dates ${slug} --begins=2026-12-01 --ends=2026-12-31`;
}

function jump(words: string, instant: Date): string {
  return `<button type="button" class="plain" data-to="${fieldValue(instant)}" title="${beijingDateTime(instant.toISOString())}（北京时间）">${words}</button>`;
}
