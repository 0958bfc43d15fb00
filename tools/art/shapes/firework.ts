import { polar } from '../geometry';
import { type Shape, times } from './pen';
import { glint } from './sparkle';

const spray = (count: number, from: number, to: number, shift: number) =>
  times(count, (index) => {
    const turn = (index * 360) / count + shift;
    return `M${polar(0, 0, from, turn).join(' ')}L${polar(0, 0, to, turn).join(' ')}`;
  });
const sparks = (count: number, radius: number, shift: number) =>
  times(count, (index) => `M${polar(0, 0, radius, (index * 360) / count + shift).join(' ')}h0`);

/** A firework at its fullest: gold inside, red and jade at the tips. */
export const firework: Shape = {
  box: [-128, -128, 256, 256],
  draw: (pen) => {
    const line = pen.radial('#fffdf0 20%, #ffd873 50%, #f08a2c 80%, #e0442e', [0.5, 0.5, 0.5]);
    return `
      <circle r="124" fill="${pen.radial('#ffd27a/.55, #ff8a2b/.18 50%, #ff8a2b/0', [0.5, 0.5, 0.5])}"/>
      <g fill="none" stroke="${line}" stroke-linecap="round"><path d="${spray(18, 30, 108, 0)}" stroke-width="4"/><path d="${spray(18, 22, 80, 10)}" stroke-width="3"/><path d="${spray(12, 12, 46, 5)}" stroke-width="3"/></g>
      <g fill="none" stroke-linecap="round"><path d="${sparks(18, 117, 0)}" stroke="#ff5a44" stroke-width="11"/><path d="${sparks(18, 117, 0)}" stroke="#ffe9b0" stroke-width="5"/><path d="${sparks(18, 90, 10)}" stroke="#3fc98a" stroke-width="8"/><path d="${sparks(18, 90, 10)}" stroke="#eafff2" stroke-width="3.5"/><path d="${sparks(12, 56, 5)}" stroke="#ffd873" stroke-width="6"/><path d="${sparks(24, 126, 4)}" stroke="#ffe9a0" stroke-width="2.5"/></g>
      <circle r="20" fill="${pen.radial('#fff, #fff3c0/.9 40%, #ffd873/0', [0.5, 0.5, 0.5])}"/>${glint(0, 0, 24)}${glint(62, -58, 10)}${glint(-74, 40, 9)}`;
  },
};
