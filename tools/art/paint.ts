import type { Tones } from './tones';

/** The paint of an emblem: plain tones, and gradients with their light from the top left. */
export interface Paint extends Tones {
  /** A lit front. */
  face: string;
  /** A side away from the light. */
  side: string;
  /** A bevelled edge, bright at both ends. */
  rim: string;
  /** A round body. */
  ball: string;
  /** A hollow: dark towards the light. */
  hollow: string;
}

type Stop = readonly [offset: number, colour: string, opacity?: number];

const stops = (list: readonly Stop[]) =>
  list
    .map(([at, colour, opacity]) => {
      const alpha = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
      return `<stop offset="${at}" stop-color="${colour}"${alpha}/>`;
    })
    .join('');

/** A linear gradient over the box of the painted shape, or over `[x1, y1, x2, y2]` of it. */
export function linear(id: string, list: readonly Stop[], [x1, y1, x2, y2] = [0, 0, 1, 1]): string {
  return `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops(list)}</linearGradient>`;
}

/** A radial gradient over the box of the painted shape. */
export function radial(id: string, list: readonly Stop[], cx = 0.36, cy = 0.3, r = 0.75): string {
  return `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stops(list)}</radialGradient>`;
}

/** The gradients of a material and the paint that refers to them; ids begin with `prefix`. */
export function paintOf(prefix: string, tones: Tones): { paint: Paint; defs: string } {
  const { hi, light, mid, dark, deep } = tones;
  const url = (name: string) => `url(#${prefix}-${name})`;
  const defs = [
    linear(`${prefix}-face`, [
      [0, hi],
      [0.3, light],
      [0.75, mid],
      [1, dark],
    ]),
    linear(`${prefix}-side`, [
      [0, mid],
      [0.55, dark],
      [1, deep],
    ]),
    linear(`${prefix}-rim`, [
      [0, hi],
      [0.35, mid],
      [0.7, dark],
      [1, light],
    ]),
    radial(`${prefix}-ball`, [
      [0, hi],
      [0.35, light],
      [0.75, mid],
      [1, dark],
    ]),
    linear(`${prefix}-hollow`, [
      [0, deep],
      [0.6, dark],
      [1, mid],
    ]),
  ].join('');
  const paint = {
    ...tones,
    face: url('face'),
    side: url('side'),
    rim: url('rim'),
    ball: url('ball'),
    hollow: url('hollow'),
  };
  return { paint, defs };
}
