import { siteUrl } from '@/lib/site';
import styles from './quiz-progress.module.css';

/** How right answers are drawn: a dragon boat that advances, a moon that fills, or a plain bar. */
export type ProgressLook = 'boat' | 'moon' | 'bar';

interface QuizProgressProps {
  look: ProgressLook;
  right: number;
  total: number;
}

/** How many questions of a term were answered correctly. */
export function QuizProgress({ look, right, total }: QuizProgressProps) {
  const share = total > 0 ? right / total : 0;
  return (
    <div className={styles.progress} data-look={look}>
      <p className={styles.words}>
        答对{' '}
        <b className={styles.figure} translate="no">
          {right}
        </b>{' '}
        <span aria-hidden="true" translate="no">{`/ ${total}`}</span>
        <span className="visually-hidden">{`题，共 ${total} 题`}</span>
      </p>
      {look === 'boat' && <River share={share} steps={total} />}
      {look === 'moon' && (
        <span className={styles.moon}>
          <MoonPhase share={share} />
        </span>
      )}
      {look === 'bar' && <progress className={styles.bar} max={total} value={right} aria-label="答对题数" />}
    </div>
  );
}

function River({ share, steps }: { share: number; steps: number }) {
  return (
    <div className={styles.river} aria-hidden="true">
      {Array.from({ length: steps }, (_, step) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: buoys differ only by their position
        <i key={step} className={styles.buoy} style={{ left: `${((step + 1) / steps) * 68 + 29}%` }} />
      ))}
      <span className={styles.course} style={{ transform: `translateX(${share * 100}%)` }}>
        <span className={styles.hull} style={{ transform: `translateX(${share * -100}%)` }}>
          <img className={styles.boat} src={siteUrl('/art/dragon-boat.svg')} alt="" width={96} height={96} />
        </span>
      </span>
      <span className={styles.water} />
    </div>
  );
}

const RADIUS = 50;

/** A waxing moon, lit from the right; `share` 0 is new and 1 is full. */
function MoonPhase({ share }: { share: number }) {
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
