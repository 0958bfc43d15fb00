import { outline, type Point } from '@/components/campaign/art/projection';
import { groundShadow } from './bars';
import { faces } from './boxes';
import type { Shape } from './pen';
import { GOLD, RED } from './ramps';
import { glint } from './sparkle';

const SIZE = 130;
const HEIGHT = 112;
const LID = 32;
const OVER = 8;

const band = (points: readonly Point[], fill: string) => `<polygon points="${outline(points)}" fill="${fill}"/>`;

/** A lacquer-red box with a gold ribbon and bow. */
export const gift: Shape = {
  box: [-13, -188, 213, 228],
  draw: (pen) => {
    const body = faces([0, 0, 0], [SIZE, SIZE, HEIGHT]);
    const top = HEIGHT + LID;
    const far = SIZE + OVER;
    const lid = faces([-OVER, -OVER, HEIGHT], [far, far, top]);
    const [a, b] = [SIZE / 2 - 14, SIZE / 2 + 14];
    const lit = pen.linear(GOLD.face, [0, 0, 0.4, 1]);
    const shade = pen.linear('#e9ab33, #b0700f 60%, #8a4e0a', [0, 0, 0.2, 1]);
    const loop = pen.linear('#fff3c0, #f6c95a 30%, #c98318 75%, #8a4e0a', [0, 0, 0.7, 1]);
    const inner = pen.linear('#7d430a, #b87414 60%, #e9ab33', [0, 0, 1, 1]);
    return `
      ${groundShadow(pen, SIZE, SIZE)}
      <polygon points="${body.left}" fill="${pen.linear('#8d1016, #d52b2b 22%, #c01f22 70%, #8d1016', [0.2, 0, 0, 1])}"/>
      <polygon points="${body.right}" fill="${pen.linear('#4e0409, #9c141a 26%, #7d0b12 70%, #5c060b', [0.1, 0, 0, 1])}"/>
      ${band(
        [
          [0, a, 0],
          [0, b, 0],
          [0, b, HEIGHT],
          [0, a, HEIGHT],
        ],
        lit,
      )}
      ${band(
        [
          [a, SIZE, 0],
          [b, SIZE, 0],
          [b, SIZE, HEIGHT],
          [a, SIZE, HEIGHT],
        ],
        shade,
      )}
      <polygon points="${lid.left}" fill="${pen.linear(RED.face, [0, 0, 0.3, 1])}"/>
      <polygon points="${lid.right}" fill="${pen.linear('#b81d22, #8d1217', [0, 0, 0.3, 1])}"/>
      <polygon points="${lid.top}" fill="${pen.linear('#ff9277, #ee4a3c 45%, #d3302e', [0, 0, 1, 0.6])}" stroke="#ffb59c" stroke-width="1.5" stroke-linejoin="round"/>
      ${band(
        [
          [-OVER, a, HEIGHT],
          [-OVER, b, HEIGHT],
          [-OVER, b, top],
          [-OVER, a, top],
        ],
        lit,
      )}
      ${band(
        [
          [a, far, HEIGHT],
          [b, far, HEIGHT],
          [b, far, top],
          [a, far, top],
        ],
        shade,
      )}
      ${band(
        [
          [-OVER, a, top],
          [far, a, top],
          [far, b, top],
          [-OVER, b, top],
        ],
        pen.linear(GOLD.top, [0, 0, 1, 0.3]),
      )}
      ${band(
        [
          [a, -OVER, top],
          [b, -OVER, top],
          [b, far, top],
          [a, far, top],
        ],
        pen.linear(GOLD.top, [0, 0, 1, 1]),
      )}
      <g transform="translate(90 -138)">
      <ellipse cy="12" rx="54" ry="16" fill="#5c060b" fill-opacity=".45"/>
      <path d="M-4 2C-24 10-42 24-50 40l18-2 10 12C-16 32-6 16 6 8Z" fill="${loop}"/><path d="M4 2C20 6 40 14 56 30l-20 2-4 14C24 30 12 18-2 10Z" fill="${loop}"/>
      <path d="M0-2C-10-30-40-56-66-46-84-38-72-4-44 6-28 10-12 6 0-2Z" fill="${loop}"/><path d="M-8-4C-20-24-42-40-56-34-66-28-56-8-40-3-28 0-16 0-8-4Z" fill="${inner}"/>
      <path d="M0-2C8-32 38-58 64-46 80-36 70-4 44 6 28 10 12 6 0-2Z" fill="${loop}"/><path d="M8-4C18-26 40-42 54-34 64-26 56-8 40-3 28 0 16 0 8-4Z" fill="${inner}"/>
      <path d="M-66-45C-44-54-18-34-2-4M62-45C42-52 18-34 3-4" fill="none" stroke="#fff8dc" stroke-width="2" stroke-linecap="round"/>
      <ellipse cy="1" rx="15" ry="13" fill="${pen.radial(GOLD.ball)}"/><path d="M-6-8q-5 8 0 18M6-8q5 8 0 18" fill="none" stroke="#8a520c" stroke-opacity=".6" stroke-width="1.5"/></g>
      ${glint(38, -176, 10)}`;
  },
};
