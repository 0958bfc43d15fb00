/**
 * The gold and the theme's lacquer for every drawing of a page: gradients, and the part `coin`.
 * Rendered once per page; drawings refer to it by id. Light comes from the upper left.
 */
import { Coin } from './coin';
import styles from './gold.module.css';

type Stop = readonly [offset: number, colour: string, opacity?: number];

const LINEAR: Record<string, { to: [x: number, y: number]; stops: readonly Stop[] }> = {
  // An end is lit, a side is in half shade.
  'gold-end': {
    to: [0.3, 1],
    stops: [
      [0, '#ffe9a3'],
      [0.45, '#f0b93f'],
      [1, '#b87414'],
    ],
  },
  'gold-side': {
    to: [0.15, 1],
    stops: [
      [0, '#d99a2b'],
      [0.55, '#a8650f'],
      [0.85, '#7d430a'],
      [1, '#9a5a18'],
    ],
  },
  'gold-face': {
    to: [0.9, 1],
    stops: [
      [0, '#fff3c0'],
      [0.3, '#fbd66c'],
      [0.62, '#e9ab33'],
      [1, '#c98318'],
    ],
  },
  'gold-rim': {
    to: [1, 1],
    stops: [
      [0, '#fffbe6'],
      [0.35, '#f3c14b'],
      [0.6, '#b06f12'],
      [0.8, '#ffe9a6'],
      [1, '#9a5c0d'],
    ],
  },
  'gold-edge': {
    to: [1, 0],
    stops: [
      [0, '#c27d18'],
      [0.18, '#ffe79c'],
      [0.34, '#e0a02e'],
      [0.7, '#8f5109'],
      [0.9, '#6d3a06'],
      [1, '#a8671a'],
    ],
  },
  'lacquer-side': {
    to: [1, 0],
    stops: [
      [0, 'var(--lacquer-ink)'],
      [0.2, 'var(--lacquer-lit)'],
      [0.42, 'var(--lacquer-mid)'],
      [0.8, 'var(--lacquer-dark)'],
      [1, 'var(--lacquer-ink)'],
    ],
  },
};

const RADIAL: Record<string, readonly Stop[]> = {
  shade: [
    [0, '#2a0002', 0.72],
    [0.55, '#2a0002', 0.38],
    [1, '#2a0002', 0],
  ],
  'lacquer-top': [
    [0, 'var(--lacquer-shine)'],
    [0.5, 'var(--lacquer-lit)'],
    [1, 'var(--lacquer-deep)'],
  ],
};

const stops = (list: readonly Stop[]) =>
  list.map(([offset, colour, opacity]) => (
    <stop key={offset} offset={offset} stopColor={colour} stopOpacity={opacity} />
  ));

export function GoldParts() {
  return (
    <svg className={styles.parts} aria-hidden="true" focusable="false">
      <title>金色部件</title>
      <defs>
        {Object.entries(LINEAR).map(([id, { to, stops: list }]) => (
          <linearGradient key={id} id={id} x2={to[0]} y2={to[1]}>
            {stops(list)}
          </linearGradient>
        ))}
        {Object.entries(RADIAL).map(([id, list]) => (
          <radialGradient key={id} id={id}>
            {stops(list)}
          </radialGradient>
        ))}
        <Coin />
      </defs>
    </svg>
  );
}
