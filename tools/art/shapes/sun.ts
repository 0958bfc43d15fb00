import { polar } from '../geometry';
import { type Shape, times } from './pen';

const ray = (index: number) => {
  const long = index % 2 ? 102 : 122;
  const turn = index * 22.5;
  return `M${polar(0, 0, 78, turn - 7.5).join(' ')}L${polar(0, 0, long, turn).join(' ')} ${polar(0, 0, 78, turn + 7.5).join(' ')}Z`;
};

/** A summer sun with gold rays. */
export const sun: Shape = {
  box: [-129, -129, 258, 259],
  draw: (pen) => `
    <circle r="130" fill="${pen.radial('#ffe27a/.9 40%, #ffb347/.4 70%, #ff8a2b/0', [0.5, 0.5, 0.5])}"/>
    <path d="${times(16, ray)}" fill="#a8500a" fill-opacity=".4" stroke="#a8500a" stroke-opacity=".4" stroke-width="5" stroke-linejoin="round" transform="translate(2 4)"/>
    <path d="${times(16, ray)}" fill="${pen.along('#fff3b8, #ffcf4a 40%, #f08a1c', [-80, -100, 80, 100])}" stroke="${pen.along('#fff3b8, #ffcf4a 40%, #f08a1c', [-80, -100, 80, 100])}" stroke-width="5" stroke-linejoin="round"/>
    <circle r="68" fill="#c8590c" fill-opacity=".5" cy="4"/><circle r="67" fill="${pen.radial('#fffdf0, #fff0a0 24%, #ffc93f 56%, #f5901e 86%, #e06a10', [0.34, 0.28, 0.8])}"/>
    <ellipse cx="-24" cy="-30" rx="26" ry="16" transform="rotate(-38 -24 -30)" fill="${pen.linear('#fff/.95, #fff/.05', [0.5, 0, 0.5, 1])}"/>
    <path d="M56 24A62 62 0 0 1 20 58" fill="none" stroke="#fff0a8" stroke-opacity=".9" stroke-width="3.5" stroke-linecap="round"/>`,
};
