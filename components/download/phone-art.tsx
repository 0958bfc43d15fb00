import type { Brand } from '@/lib/brand/schema';
import { mix, WHITE } from '@/lib/colour/mix';

/** As in every quote of the site: red is up, green is down. */
const RISEN = '#e0483f';
const FALLEN = '#2f9e6b';

/** Bars of the chart: distance from the left, top, height, and whether the price rose. */
const BARS = [
  [34, 150, 26, false],
  [48, 142, 30, true],
  [62, 130, 28, true],
  [76, 136, 22, false],
  [90, 118, 34, true],
  [104, 104, 32, true],
  [118, 112, 20, false],
  [132, 92, 34, true],
  [146, 78, 30, true],
  [160, 86, 18, false],
  [174, 64, 32, true],
] as const;

const ROWS = [
  [212, 52, true],
  [244, 44, true],
  [276, 58, false],
] as const;

/** The app on a phone, without words and figures: a chart and a list of quotes in the brand's colours. */
export function PhoneArt({ theme }: Pick<Brand, 'theme'>) {
  const screen = mix(theme.ground, 88, theme.surface);
  return (
    <svg viewBox="0 0 220 372" width="220" height="372" aria-hidden="true" focusable="false">
      <ellipse fillOpacity="0.22" cx="112" cy="362" rx="86" ry="8" />
      <rect fill="#14110f" x="8" y="4" width="204" height="356" rx="30" />
      <rect
        fill="none"
        strokeWidth="1.5"
        x="8.75"
        y="4.75"
        width="202.5"
        height="354.5"
        rx="29.25"
        stroke={mix(theme.highlight, 62, WHITE)}
      />
      <rect fill={screen} x="16" y="12" width="188" height="340" rx="22" />
      <rect fill="#14110f" x="84" y="19" width="52" height="11" rx="5.5" />
      <circle fill="var(--brand-highlight)" cx="37" cy="52" r="7" />
      <rect fill="var(--brand-ink)" fillOpacity="0.82" x="50" y="48" width="46" height="8" rx="4" />
      <rect fill="var(--brand-ink)" fillOpacity="0.34" x="160" y="48" width="26" height="8" rx="4" />
      {[84, 112, 140, 168].map((y) => (
        <path key={y} stroke="var(--brand-ink)" strokeOpacity="0.12" strokeDasharray="2 4" d={`M28 ${y}h164`} />
      ))}
      {BARS.map(([x, y, height, up]) => (
        <g key={x} fill={up ? RISEN : FALLEN}>
          <rect x={x + 3.25} y={y - 8} width="1.5" height={height + 16} />
          <rect x={x} y={y} width="8" height={height} rx="1.5" />
        </g>
      ))}
      <path
        fill="none"
        stroke="var(--brand-highlight)"
        strokeLinecap="round"
        strokeWidth="2"
        d="M30 178c24-4 34-24 56-34s30-6 44-26 30-34 60-54"
      />
      <circle fill="var(--brand-highlight)" strokeWidth="2" cx="190" cy="64" r="4.5" stroke={screen} />
      {ROWS.map(([y, width, up]) => (
        <g key={y}>
          <circle fill="var(--brand-highlight)" cx="37" cy={y + 6} r="6.5" />
          <rect fill="var(--brand-ink)" fillOpacity="0.82" x="50" y={y} width={width} height="6" rx="3" />
          <rect fill="var(--brand-ink)" fillOpacity="0.34" x="50" y={y + 9} width={width - 16} height="4" rx="2" />
          <rect fill={up ? RISEN : FALLEN} x="150" y={y - 2} width="38" height="17" rx="5" />
          <path
            fill="none"
            stroke="#fff"
            strokeLinecap="round"
            strokeLinejoin="round"
            strokeWidth="2"
            d={up ? `m164 ${y + 9} 5-5 5 5` : `m164 ${y + 4} 5 5 5-5`}
          />
        </g>
      ))}
      <rect fill="var(--brand-action)" x="28" y="310" width="164" height="26" rx="13" />
      <rect fill="var(--brand-on-action)" x="86" y="320" width="48" height="6" rx="3" />
    </svg>
  );
}
