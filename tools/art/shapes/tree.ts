import { each, type Shape } from './pen';
import { GOLD, RED } from './ramps';

const TIERS = [
  'M110 132C84 176 52 206 14 226 32 246 62 242 74 234 88 252 132 252 146 234 158 242 188 246 206 226 168 206 136 176 110 132Z',
  'M110 84C90 122 62 150 32 168 46 184 70 182 82 176 94 190 126 190 138 176 150 182 174 184 188 168 158 150 130 122 110 84Z',
  'M110 34C96 70 76 96 52 112 64 126 82 124 90 118 100 130 120 130 130 118 138 124 156 126 168 112 144 96 124 70 110 34Z',
];
const BALLS = [
  [82, 104, 0],
  [132, 108, 1],
  [62, 160, 1],
  [108, 168, 0],
  [156, 162, 0],
  [48, 222, 0],
  [92, 226, 1],
  [136, 222, 0],
  [176, 222, 1],
] as const;

/** A fir tree dressed for the feast, in its red tub. */
export const tree: Shape = {
  box: [13, 4, 195, 299],
  draw: (pen) => {
    const needles = pen.linear('#a4eec8, #3aa873 30%, #17694a 66%, #0a3f2c', [0.1, 0, 0.8, 1]);
    const balls = [pen.radial(GOLD.ball), pen.radial(RED.ball)];
    return `
      ${pen.shadow(112, 288, 76, 14, 0.6)}
      <path d="M98 236H122V262H98Z" fill="${pen.linear('#a8650f, #5c2d08', [0, 0, 1, 0])}"/><path d="M74 256H146L138 288a60 12 0 0 1-56 0Z" fill="${pen.linear('#8d1016, #f0604c 26%, #b4161b 54%, #5c060b', [0, 0, 1, 0])}"/><path d="M71 252H149V262H71Z" fill="${pen.linear(GOLD.edge, [0, 0, 1, 0])}"/>
      ${each(TIERS, (d, index) => `<path d="${d}" fill="#04241a" fill-opacity=".5" transform="translate(1 5)"/><path d="${d}" fill="${needles}"/><path d="${['M34 218C60 200 82 180 98 156', 'M46 162C68 146 84 128 98 108', 'M64 108C80 94 92 78 101 60'][index]}" fill="none" stroke="#d9fbe6" stroke-opacity=".8" stroke-width="3" stroke-linecap="round"/>`)}
      <g fill="none" stroke-linecap="round" stroke="${pen.along(GOLD.face, [30, 100, 190, 230])}" stroke-width="3.5"><path d="M66 116Q112 112 146 84M46 174Q118 168 168 132M28 230Q124 226 190 186" stroke-dasharray="0 6.5"/></g>
      ${each(BALLS, ([x, y, kind]) => `<circle cx="${x}" cy="${y}" r="9" fill="${balls[kind]}"/>`)}
      <path d="m110 6 8 17 18 2-13 13 3 18-16-9-16 9 3-18-13-13 18-2Z" fill="${pen.linear('#fffbe6, #ffdf80 35%, #f0b03a 65%, #c07c18')}" stroke="#9c620f" stroke-width="1.2" stroke-linejoin="round"/><path d="M110 12v22l-16 4M110 34l10 14" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="1.5"/>`;
  },
};
