import { clsx } from 'clsx';
import type { Outcome } from '@/lib/activities/odds';
import type { WheelState } from '@/lib/activities/wheel/contract';
import { labelLines, middleOf, RADIUS, segmentPath } from './geometry';
import styles from './wheel-disc.module.css';

const LABEL_RADIUS = 142;
/** Label sizes by the number of segments, from six on. */
const SIZES = [21, 20, 19, 18, 17, 15, 14.5];

interface WheelDiscProps {
  segments: readonly Outcome[];
  left: WheelState['segments'];
}

/** The rotating face of the wheel; prizes that are gone are marked. */
export function WheelDisc({ segments, left }: WheelDiscProps) {
  const gone = new Set(left.flatMap((item) => (item.left === 0 ? [item.id] : [])));
  const count = segments.length;
  const path = segmentPath(count);
  const size = SIZES[count - 6] ?? 14.5;
  return (
    <svg className={styles.disc} viewBox="-200 -200 400 400" aria-hidden="true">
      <title>转盘</title>
      {segments.map(({ id, label, prize }, index) => (
        <g
          key={id}
          transform={`rotate(${middleOf(index, count)})`}
          className={clsx(toneOf(index, count), gone.has(id) && styles.gone)}
        >
          <path d={path} fill="var(--tone)" stroke="var(--theme-seam)" strokeWidth="1.5" />
          <text className={styles.label} fontSize={size}>
            {labelLines(label, count).map((line, row) => (
              <tspan key={line} x="0" y={-LABEL_RADIUS + row * size * 1.2}>
                {line}
              </tspan>
            ))}
          </text>
          {gone.has(id) ? (
            <text className={styles.label} fontSize={size * 0.85} y={92 - RADIUS}>
              已发完
            </text>
          ) : (
            prize && <Gem size={count > 9 ? 15 : 19} />
          )}
        </g>
      ))}
    </svg>
  );
}

/** Neighbours differ in tone, also the last and the first. */
function toneOf(index: number, count: number): string | undefined {
  if (count % 2 === 1 && index === count - 1) return styles.gold;
  return index % 2 === 0 ? styles.light : styles.deep;
}

/** A small coin on every segment with a prize. */
function Gem({ size }: { size: number }) {
  return (
    <g transform={`translate(0 ${92 - RADIUS})`}>
      <circle r={size} cy="2" fill="#280a00" fillOpacity=".28" />
      <circle r={size} fill="#d9952a" />
      <circle r={size * 0.76} fill="#ffdd80" stroke="#fff3c8" strokeWidth="1.5" />
      <path d={`M0 ${-size * 0.5}L${size * 0.5} 0L0 ${size * 0.5}L${-size * 0.5} 0Z`} fill="#c07a14" />
    </g>
  );
}
