import { siteUrl } from '@/lib/site';
import styles from './quiz-progress.module.css';

const RADIUS = 50;

/** A waxing moon, lit from the right; `share` 0 is new and 1 is full. */
export function MoonPhase({ share }: { share: number }) {
  const width = Math.abs(1 - 2 * share) * RADIUS;
  const crescent = share < 0.5 ? 0 : 1;
  return (
    <svg viewBox="-60 -60 120 120" className={styles.sky} aria-hidden="true">
      <title>月相</title>
      <clipPath id="moon-lit">
        <path
          d={`M0-${RADIUS}A${RADIUS} ${RADIUS} 0 0 1 0 ${RADIUS}A${width} ${RADIUS} 0 0 ${crescent} 0-${RADIUS}Z`}
        />
      </clipPath>
      <circle r={RADIUS} className={styles.dark} />
      {share > 0 && (
        <g clipPath="url(#moon-lit)">
          <image href={siteUrl('/art/moon.svg')} x="-60" y="-60" width="120" height="120" />
        </g>
      )}
    </svg>
  );
}
