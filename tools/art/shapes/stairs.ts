import { groundShadow } from './bars';
import { box } from './boxes';
import { type Shape, times } from './pen';
import { GOLD } from './ramps';

const STEPS = 5;
const DEEP = 46;
const RISE = 32;
const WIDE = 110;

/** Five lacquered steps with gold treads, rising to the right. */
export const stairs: Shape = {
  box: [-7, -203, 269, 236],
  draw: (pen) => {
    const lacquer = [
      pen.linear('#f0503f, #b81c20 70%, #7d0c12', [0, 0, 0.2, 1]),
      pen.along('#a3141a, #7d0a12 50%, #43040a', [60, -60, 90, 70]),
      '#d42b2a',
    ];
    const gold = [
      pen.linear('#fff3c0, #f3bd45 45%, #b87414', [0, 0, 0.2, 1]),
      pen.linear('#d99a2b, #9a5a0e', [0, 0, 0.1, 1]),
      pen.linear(GOLD.top, [0, 0, 1, 0.7]),
    ];
    return `
      ${groundShadow(pen, STEPS * DEEP, WIDE)}
      ${times(STEPS, (index) => {
        const step = STEPS - 1 - index;
        const height = (step + 1) * RISE;
        return (
          box([step * DEEP, 0, 0], [(step + 1) * DEEP, WIDE, height - 8], lacquer, '#d42b2a') +
          box([step * DEEP - 4, -2, height - 8], [(step + 1) * DEEP, WIDE + 3, height], gold, '#fff7d6')
        );
      })}`;
  },
};
