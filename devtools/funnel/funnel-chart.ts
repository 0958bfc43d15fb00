import { type Counts, percent, STEPS, share } from '@/server/domain/funnel/funnel';
import { figure, STEP_WORDS } from './words';

const STEP_HEIGHT = 78;
const BAR_HEIGHT = 32;

/** Draws the steps as bars, with the visits at full width. It is as wide as its container; only heights are in pixels. */
export function funnelChart(totals: Counts): string {
  const words = STEPS.map((step) => `${STEP_WORDS[step]} ${figure(totals[step])}`);
  return `<svg class="funnel" width="100%" height="${STEPS.length * STEP_HEIGHT}" role="img" aria-labelledby="funnel-title" aria-describedby="funnel-words">
<title id="funnel-title">从访问到首次入金</title>
<desc id="funnel-words">${words.join('，')}</desc>
${STEPS.map((_, index) => stepOf(totals, index)).join('\n')}
</svg>`;
}

function stepOf(totals: Counts, index: number): string {
  const step = STEPS[index] ?? 'visits';
  const before = STEPS[index - 1];
  const [count, top] = [totals[step], index * STEP_HEIGHT];
  const part = share(count, totals.visits) ?? 0;
  const rate = before ? ` <tspan class="quiet" dx="6">上一步的 ${percent(share(count, totals[before]))}</tspan>` : '';
  const ofVisits = before
    ? `<tspan class="quiet of-visits">占访问 ${percent(share(count, totals.visits))}&#160;&#160;</tspan>`
    : '';
  const bar = { y: top + 26, height: BAR_HEIGHT, rx: 6 };
  return `<text x="0" y="${top + 18}">${STEP_WORDS[step]}${rate}</text>
<text x="100%" y="${top + 18}" text-anchor="end">${ofVisits}<tspan class="figure">${figure(count)}</tspan></text>
<rect class="track" width="100%" ${attributes(bar)}/>
${count > 0 ? `<rect class="bar" width="${Math.max(Math.min(part, 1) * 100, 0.6).toFixed(2)}%" ${attributes(bar)}/>` : ''}`;
}

function attributes(values: Readonly<Record<string, number>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ');
}
