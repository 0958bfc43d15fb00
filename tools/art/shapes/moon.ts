import { each, type Shape } from './pen';

const SEAS: readonly [x: number, y: number, rx: number, ry: number, turn: number][] = [
  [96, 96, 30, 24, -20],
  [140, 86, 20, 15, 10],
  [118, 140, 34, 22, 16],
  [172, 126, 18, 26, 0],
  [166, 176, 24, 14, -30],
  [90, 178, 16, 12, 0],
  [128, 198, 14, 8, 10],
];
const CRATERS: readonly [x: number, y: number, r: number][] = [
  [192, 96, 6],
  [150, 214, 7],
  [74, 152, 5],
  [62, 118, 3.5],
  [120, 56, 4],
  [196, 140, 3],
  [104, 212, 3],
];

/** The full moon of mid-autumn in its halo. */
export const moon: Shape = {
  box: [0, 0, 260, 260],
  draw: (pen) => {
    const sea = pen.radial('#c98f35/.5, #c98f35/.34 55%, #c98f35/0', [0.5, 0.5, 0.5]);
    const pit = pen.linear('#9c6a1c/.75, #fff7d8/.9');
    return `
      <circle cx="130" cy="130" r="130" fill="${pen.radial('#fff2bd/.95 68%, #ffd873/.42 80%, #ffb84a/0', [0.5, 0.5, 0.5])}"/>
      <circle cx="130" cy="130" r="100" fill="${pen.radial('#fffef2, #fff3c6 32%, #fbdc8a 66%, #e8b24c 92%, #d99b35', [0.36, 0.3, 0.78])}"/>
      ${each(SEAS, ([x, y, rx, ry, turn]) => `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" transform="rotate(${turn} ${x} ${y})" fill="${sea}"/>`)}
      ${each(CRATERS, ([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#e3b154" fill-opacity=".4" stroke="${pit}" stroke-opacity=".8"/>`)}
      <circle cx="130" cy="130" r="100" fill="${pen.radial('#a8620f/0 62%, #a8620f/.55', [0.38, 0.34, 0.78])}"/>
      <path d="M46 100A90 90 0 0 1 110 42" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="5" stroke-linecap="round"/>
      <path d="M222 160a97 97 0 0 1-50 58" fill="none" stroke="#fff6d2" stroke-opacity=".7" stroke-width="2.5" stroke-linecap="round"/>`;
  },
};
