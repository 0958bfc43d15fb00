export type Point = readonly [x: number, y: number];

/** A number with at most one decimal, to keep pictures small. */
export const round = (value: number) => Math.round(value * 10) / 10;

/** The point at an angle in degrees, clockwise from the top. */
export function polar(cx: number, cy: number, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [round(cx + radius * Math.sin(angle)), round(cy - radius * Math.cos(angle))];
}

/** Path data of a closed polygon. */
export const polygon = (...points: readonly Point[]) => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`;

/** One string for each of `count` steps, joined. */
export function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

/** A filled path. */
export const shape = (fill: string, d: string, more = '') => `<path fill="${fill}" d="${d}"${more && ` ${more}`}/>`;

/** A stroked, unfilled path with round ends. */
export const line = (stroke: string, width: number, d: string, more = '') =>
  `<path fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" d="${d}"${more && ` ${more}`}/>`;

export const circle = (fill: string, cx: number, cy: number, r: number, more = '') =>
  `<circle fill="${fill}" cx="${cx}" cy="${cy}" r="${r}"${more && ` ${more}`}/>`;

export const ellipse = (fill: string, cx: number, cy: number, rx: number, ry: number, more = '') =>
  `<ellipse fill="${fill}" cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}"${more && ` ${more}`}/>`;
