import { project } from '@/components/campaign/art/projection';
import { groundShadow } from './bars';
import { box } from './boxes';
import { each, type Shape } from './pen';
import { GOLD, RED } from './ramps';
import { glint } from './sparkle';

const COLUMNS = [
  [16, 44],
  [78, 80],
  [140, 68],
  [202, 122],
] as const;
const WIDE = 37;

/** Gold columns on a lacquered plate, an arrow that rises above them. */
export const chart: Shape = {
  box: [-2, -224, 271, 263],
  draw: (pen) => {
    const column = [
      pen.linear('#fff0b8, #f6c95a 40%, #c07c18', [0, 0, 0.5, 1]),
      pen.linear('#d99a2b, #a8650f 60%, #7d430a', [0, 0, 0.3, 1]),
      pen.linear(GOLD.top, [0, 0, 1, 0.4]),
    ];
    const plate = [
      pen.linear(RED.face, [0, 0, 0.3, 1]),
      pen.linear('#a3141a, #5c060b', [0, 0, 0.2, 1]),
      pen.linear('#f0604c, #c8262a 60%, #a5141c', [0, 0, 1, 0.5]),
    ];
    const gold = [pen.linear(GOLD.end), pen.linear(GOLD.side, [0, 0, 0.15, 1]), '#f7c64f'];
    const points = COLUMNS.map(([x, z]) => project([x + WIDE / 2, 40, z + 42]));
    const line = `M${points.map((at) => at.join(' ')).join('L')}`;
    return `
      ${groundShadow(pen, 256, 80)}
      ${box([0, 0, -16], [256, 80, -11], gold, '#ffe9a0')}${box([0, 0, -11], [256, 80, 0], plate, '#ffc9a8')}
      ${each([...COLUMNS].reverse(), ([x, z]) => box([x, 20, 0], [x + WIDE, 20 + WIDE, z], column, '#fff7d6'))}
      <g fill="none" stroke-linejoin="round" stroke-linecap="round">
      <path d="${line}" stroke="#2a0002" stroke-opacity=".3" stroke-width="15" transform="translate(4 9)"/>
      <path d="${line}" stroke="${pen.linear(GOLD.rim)}" stroke-width="17"/><path d="${line}" stroke="#8d0f16" stroke-width="11.5" transform="translate(0 1.5)"/><path d="${line}" stroke="${pen.linear('#ff7157, #e2322e 60%, #c01f22', [0, 1, 1, 0])}" stroke-width="10"/>
      <path d="${line}" stroke="#fff" stroke-opacity=".55" stroke-width="2" transform="translate(-1 -3)"/></g>
      ${each(points.slice(0, 3), ([x, y]) => `<circle cx="${x}" cy="${y}" r="8" fill="${pen.radial(GOLD.ball)}" stroke="#8a4e0a" stroke-width=".8"/>`)}
      <g transform="translate(${points[3]?.join(' ')}) rotate(38)"><path d="M-27 6 0-38 27 6Z" fill="${pen.linear('#ff8a6c, #e2322e 50%, #a5141c', [0, 0, 1, 1])}" stroke="${pen.linear(GOLD.rim)}" stroke-width="4.5" stroke-linejoin="round"/><path d="M-18 1 0-29" stroke="#fff" stroke-opacity=".8" stroke-width="2.5" stroke-linecap="round"/></g>
      ${glint(26, -44, 9)}`;
  },
};
