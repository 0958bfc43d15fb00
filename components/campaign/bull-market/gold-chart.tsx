import { grouped } from '@/lib/copy/grouped';
import styles from './gold-chart.module.css';
import { RISES, TURNS } from './gold-history';

const WIDTH = 720;
const HEIGHT = 400;
const YEARS = [1971, 2026] as const;
const PRICES = [22, 5200] as const;
const GRID = [100, 1000];

const x = (year: number) => round(24 + ((year - YEARS[0]) / (YEARS[1] - YEARS[0])) * (WIDTH - 100));
/** A logarithmic scale, on which equal relative rises are equally steep. */
const y = (price: number) =>
  round(HEIGHT - 34 - (Math.log(price / PRICES[0]) / Math.log(PRICES[1] / PRICES[0])) * (HEIGHT - 50));
const path = (turns: typeof TURNS) => turns.map(({ at, price }) => `${x(at)} ${y(price)}`).join('L');

/** The price of gold over half a century by its turning points; the three long rises have the colour for rising. */
export function GoldChart() {
  return (
    <svg className={styles.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-labelledby="gold-chart-title">
      <title id="gold-chart-title">
        1971 至 2025 年金价转折点：35 美元、850 美元、约 250 美元、约 1,920 美元、约 1,050 美元、4,000 美元
      </title>
      <path className={styles.area} d={`M${path(TURNS)}V${HEIGHT - 34}H${x(YEARS[0])}Z`} />
      {GRID.map((price) => (
        <g key={price} className={styles.grid}>
          <path d={`M24 ${y(price)}H${WIDTH - 8}`} />
          <text x={WIDTH - 8} y={y(price) - 7} textAnchor="end">
            ${grouped(String(price))}
          </text>
        </g>
      ))}
      <path className={styles.line} d={`M${path(TURNS)}`} />
      {RISES.map(({ years: [from, to], period }) => (
        <path key={period} className={styles.rise} d={`M${path(TURNS.filter(({ at }) => at >= from && at <= to))}`} />
      ))}
      {TURNS.map(
        ({ at, price, label }) =>
          label && (
            <g key={at} className={styles.turn}>
              <circle cx={x(at)} cy={y(price)} r="6" />
              <text x={x(at)} y={y(price) + (isLow(price) ? 26 : -14)} textAnchor={anchorOf(at)}>
                {label}
              </text>
            </g>
          ),
      )}
      {[1971, 1980, 1999, 2011, 2025].map((year) => (
        <text key={year} className={styles.year} x={x(year)} y={HEIGHT - 8} textAnchor={anchorOf(year)}>
          {year}
        </text>
      ))}
    </svg>
  );
}

function isLow(price: number): boolean {
  return price === 250 || price === 1050;
}

/** Keeps words at the ends of the picture inside it. */
function anchorOf(year: number) {
  if (year < 1973) return 'start';
  return year > 2024 ? 'end' : 'middle';
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
