import { clsx } from 'clsx';
import { FLAT_COIN } from './coin';
import styles from './scene.module.css';
import { Sparkles } from './sparkles';

const POINTS = 24;
/** The scalloped rim of the seal. */
const rim = Array.from({ length: POINTS * 2 }, (_, index) => {
  const angle = (index * Math.PI) / POINTS;
  const radius = index % 2 ? 116 : 128;
  return `${(radius * Math.cos(angle)).toFixed(1)},${(radius * Math.sin(angle)).toFixed(1)}`;
}).join(' ');

/** Leaves of a laurel branch, from its foot upwards: degrees on the circle around the seal. */
const leaves = [122, 136, 150, 164, 178, 192, 206, 219];

const sparkles = [
  { x: 112, y: 62, size: 20 },
  { x: 356, y: 84, size: 26 },
  { x: 404, y: 190, size: 12 },
  { x: 70, y: 180, size: 13 },
];

const stacks = [
  { x: 78, y: 306, coins: 3 },
  { x: 142, y: 322, coins: 1 },
  { x: 392, y: 312, coins: 2 },
];

/** A gold seal with a tick between laurel branches: an account that has been opened. */
export function SealScene({ className }: { className?: string }) {
  return (
    <svg className={clsx(styles.scene, className)} viewBox="0 0 460 350" aria-hidden="true" focusable="false">
      <title>开户成功</title>
      <ellipse cx="230" cy="160" rx="220" ry="170" fill="url(#glow)" opacity=".75" />
      <ellipse cx="232" cy="322" rx="190" ry="26" fill="url(#shade)" />
      <g transform="translate(230 164)">
        <path d="M-62 70-104 158l42-10 22 36 46-92Z" fill="url(#lacquer-side)" stroke="#f3c14b" strokeWidth="2" />
        <path d="M62 70 104 158l-42-10-22 36L-6 92Z" fill="url(#lacquer-side)" stroke="#f3c14b" strokeWidth="2" />
        {[1, -1].map((side) => (
          <g key={side} transform={`scale(${side} 1)`}>
            {leaves.map((angle) => (
              <path
                key={angle}
                d="M0 0C10-16 30-20 46-14 38 2 20 10 0 0Z"
                fill="url(#gold-face)"
                stroke="#8f5a0d"
                strokeWidth="1"
                transform={`rotate(${angle}) translate(146 0) rotate(98) scale(1.12)`}
              />
            ))}
          </g>
        ))}
        <polygon points={rim} fill="#6f3a06" transform="translate(3 6)" />
        <polygon points={rim} fill="url(#gold-rim)" strokeLinejoin="round" stroke="url(#gold-rim)" strokeWidth="6" />
        <circle r="104" fill="url(#gold-face)" stroke="#9c620f" strokeWidth="2" />
        <circle r="96" fill="none" stroke="#a86a12" strokeWidth="3" strokeDasharray="0 7.54" strokeLinecap="round" />
        <circle r="86" fill="url(#lacquer-top)" stroke="#fff0b8" strokeWidth="2.5" />
        <circle r="78" fill="none" stroke="#ffd98a" strokeOpacity=".45" strokeWidth="1.2" />
        <g fill="none" strokeLinecap="round" strokeLinejoin="round">
          <path
            d="m-40 2 27 28 54-58"
            stroke="#4c0407"
            strokeOpacity=".6"
            strokeWidth="22"
            transform="translate(3 6)"
          />
          <path d="m-40 2 27 28 54-58" stroke="#b9761a" strokeWidth="22" />
          <path d="m-40 0 27 28 54-58" stroke="#f9d469" strokeWidth="19" />
          <path d="m-43-4 30 31 55-59" stroke="#fffae0" strokeWidth="3" />
        </g>
        <path
          d="M-80-46A92 92 0 0 1-20-90"
          fill="none"
          stroke="#fff"
          strokeOpacity=".8"
          strokeWidth="6"
          strokeLinecap="round"
        />
      </g>
      {stacks.map(({ x, y, coins }) => (
        <g key={x} transform={`translate(${x} ${y}) scale(.72)`}>
          <ellipse cx="8" cy={FLAT_COIN.thickness + 3} rx="64" ry="24" fill="url(#shade)" />
          {Array.from({ length: coins }, (_, index) => (
            <use
              // biome-ignore lint/suspicious/noArrayIndexKey: identical coins of a fixed pile
              key={index}
              href="#coin-flat"
              transform={`translate(${[0, 3, -2][index % 3]} ${-index * FLAT_COIN.thickness})`}
            />
          ))}
        </g>
      ))}
      <use href="#coin" transform="translate(336 296) rotate(12) scale(.56)" />
      <g className={styles.float}>
        <use href="#coin" transform="translate(52 96) rotate(-22) scale(.36)" />
        <use href="#coin" transform="translate(418 118) rotate(26) scale(.3 .36)" />
      </g>
      <Sparkles at={sparkles} />
    </svg>
  );
}
