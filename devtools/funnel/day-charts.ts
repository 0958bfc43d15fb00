import { dayText } from '@/lib/time/format';
import { type Funnel, STEPS, type Step } from '@/server/domain/funnel/funnel';
import { figure, STEP_WORDS } from './words';

const HEIGHT = 44;
/** The part of a day's width that its bar fills. */
const FILLED = 0.76;

/** Draws a bar chart of days for each step. Each step has its own scale: accounts would be too small to see beside visits. */
export function dayCharts(days: Funnel['days']): string {
  const ends = [days.at(0), days.at(-1)].map((end) => `<span>${dayText(end?.day ?? '')}</span>`);
  return `<div class="days">
${STEPS.map((step) => chartOf(step, days)).join('\n')}
<p class="ends">${ends.join('')}</p>
</div>`;
}

function chartOf(step: Step, days: Funnel['days']): string {
  const peak = days.reduce((best, day) => (day.counts[step] > best.counts[step] ? day : best));
  const most = peak.counts[step];
  const words = most > 0 ? `最高 ${figure(most)}（${dayText(peak.day)}）` : '没有记录';
  const width = 100 / days.length;
  const bars = days.map(({ day, counts }, index) => {
    const height = most > 0 ? Math.max((counts[step] / most) * HEIGHT, counts[step] > 0 ? 1 : 0) : 0;
    const x = (index + (1 - FILLED) / 2) * width;
    return `<rect x="${x.toFixed(3)}%" y="${(HEIGHT - height).toFixed(1)}" width="${(width * FILLED).toFixed(3)}%" height="${height.toFixed(1)}"><title>${dayText(day)}：${figure(counts[step])}</title></rect>`;
  });
  return `<figure>
<figcaption>${STEP_WORDS[step]}<span class="quiet">${words}</span></figcaption>
<svg width="100%" height="${HEIGHT}" role="img" aria-label="每天的${STEP_WORDS[step]}，${words}">
<line x1="0" x2="100%" y1="${HEIGHT - 0.5}" y2="${HEIGHT - 0.5}"/>
${bars.join('\n')}
</svg>
</figure>`;
}
