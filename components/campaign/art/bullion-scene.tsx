import { clsx } from 'clsx';
import { BAR } from './bar';
import { FLAT_COIN } from './coin';
import { Podium } from './podium';
import { outline, type Point, project } from './projection';
import styles from './scene.module.css';

const GAP = 4;
const SPACING = BAR.width + GAP;

/** Bars from the back of the lowest layer to the top one, in drawing order. */
const bars: Point[] = [3, 2, 1].flatMap((count, layer) =>
  Array.from({ length: count }, (_, index): Point => [0, (index + layer / 2) * SPACING, layer * BAR.height]),
);

const footprint: Point[] = [
  [-3, -3, 0],
  [BAR.length + 16, -3, 0],
  [BAR.length + 16, 3 * SPACING + 8, 0],
  [-3, 3 * SPACING + 8, 0],
];

/** Piles of lying coins, given by the upper face of the lowest one. */
const stacks = [
  { x: 128, y: 406, coins: 6 },
  { x: 196, y: 450, coins: 3 },
  { x: 556, y: 386, coins: 4 },
];

const sparkles = [
  { x: 330, y: 74, size: 26 },
  { x: 478, y: 196, size: 15 },
  { x: 150, y: 214, size: 17 },
  { x: 598, y: 322, size: 13 },
  { x: 62, y: 352, size: 11 },
];

/** Gold bars piled on a lacquered podium, coins around them, light behind: the picture of an account-opening gift. */
export function BullionScene({ className }: { className?: string }) {
  return (
    <svg className={clsx(styles.scene, className)} viewBox="0 20 660 580" aria-hidden="true" focusable="false">
      <title>金条与金币</title>
      <ellipse cx="330" cy="250" rx="320" ry="250" fill="url(#glow)" opacity=".8" />
      <Podium />
      <g transform="translate(158 356)">
        <ellipse cx="172" cy="46" rx="236" ry="78" fill="url(#shade)" />
        <polygon points={outline(footprint)} fill="#2a0002" opacity=".5" />
        {bars.map((at) => (
          <use key={at.join()} href="#bar" transform={`translate(${project(at).join(' ')})`} />
        ))}
      </g>
      {stacks.map(({ x, y, coins }) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <ellipse cx="10" cy={FLAT_COIN.thickness + 3} rx="66" ry="27" fill="url(#shade)" />
          {Array.from({ length: coins }, (_, index) => (
            <use
              // biome-ignore lint/suspicious/noArrayIndexKey: identical coins of a fixed pile
              key={index}
              href="#coin-flat"
              transform={`translate(${[0, 3, -2, 2, -1][index % 5]} ${-index * FLAT_COIN.thickness})`}
            />
          ))}
        </g>
      ))}
      <g transform="translate(478 420)">
        <ellipse cx="16" cy="57" rx="66" ry="18" fill="url(#shade)" />
        <use href="#coin" transform="rotate(14)" />
      </g>
      <g className={styles.float}>
        <use href="#coin" transform="translate(96 158) rotate(-24) scale(.62)" />
        <use href="#coin" transform="translate(588 214) rotate(28) scale(.5)" />
      </g>
      <g className={styles.floatLate}>
        <use href="#coin" transform="translate(524 82) rotate(-12) scale(.42 .3)" />
        <use href="#coin" transform="translate(196 70) rotate(38) scale(.34 .46)" />
      </g>
      <Sparkles at={sparkles} />
    </svg>
  );
}

/** Four-pointed glints; they pulse one after another unless the visitor asked for less motion. */
function Sparkles({ at }: { at: readonly { x: number; y: number; size: number }[] }) {
  return (
    <g fill="#fffdf0">
      {at.map(({ x, y, size }) => (
        <g key={`${x},${y}`} transform={`translate(${x} ${y}) scale(${size / 10})`}>
          <path className={styles.sparkle} d="M0-10Q1-1 10 0 1 1 0 10-1 1-10 0-1-1 0-10Z" />
        </g>
      ))}
    </g>
  );
}
