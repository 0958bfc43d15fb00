import { polar } from '../geometry';
import { type Shape, times } from './pen';
import { glint } from './sparkle';

const PETALS = 16;
const SQUASH = 0.62;
/** A scalloped circle seen from above at an angle, its centre at `y`. */
const scallop = (y: number, radius: number, swell: number) => {
  const at = (index: number) => {
    const [x, v] = polar(0, 0, radius, (index * 360) / PETALS + 11.25);
    return `${Math.round(x)} ${Math.round(v * SQUASH + y)}`;
  };
  return `M${at(0)}${times(PETALS, (index) => `A${swell} ${Math.round(swell * SQUASH * 10) / 10} 0 0 1 ${at(index + 1)}`)}Z`;
};

/** The folds of the rim, closer to each other towards the sides. */
const grooves = times(15, (index) => {
  const angle = ((index + 0.5) / 15) * Math.PI;
  return `M${Math.round(-110 * Math.cos(angle))} ${Math.round(64 * Math.sin(angle)) + 6}v36`;
});

/** A mooncake with a pressed flower, and a cut wedge that shows the yolk. */
export const mooncake: Shape = {
  box: [-120, -73, 248, 187],
  draw: (pen) => {
    const crust = pen.linear('#c8761d, #f3b65a 18%, #d98a2b 40%, #9a5414 72%, #6d370a', [0, 0, 1, 0]);
    const petals = times(8, (index) => {
      const at = (radius: number, turn: number) => polar(0, 0, radius, index * 45 + turn).join(' ');
      return `M${at(24, -18)}C${at(60, -34)} ${at(84, -12)} ${at(74, 0)}C${at(84, 12)} ${at(60, 34)} ${at(24, 18)}`;
    });
    const relief = pen.symbol(
      `<path d="${petals}M84 0A84 84 0 1 1 84-.1M18 0A18 18 0 1 1 18-.1" fill="none" stroke-linejoin="round"/>`,
    );
    const top = scallop(0, 104, 22);
    return `
      ${pen.shadow(4, 74, 122, 40, 0.6)}
      
      <path d="M-112 0V40A110 68 0 0 0 112 40V0Z" fill="${crust}"/>
      <path d="${grooves}" stroke="#6d370a" stroke-opacity=".5" stroke-width="3" stroke-linecap="round"/>
      <path d="${top}" fill="${pen.radial('#ffe9b8, #f8c873 30%, #e5a044 62%, #b5661a', [0.34, 0.26, 0.8])}" stroke="#ffe3a6" stroke-width="2"/>
      <g transform="scale(1 ${SQUASH})" stroke-width="5"><use href="${relief}" stroke="#8f4d10" stroke-opacity=".75" x="1.5" y="3"/><use href="${relief}" stroke="#fff0c8" x="-1" y="-2"/><use href="${relief}" stroke="#eaa94e"/></g>
      <g transform="translate(74 62)"><path d="M-50 10-8-26C22-30 48-16 52 4L50 30C20 44-20 44-50 36Z" fill="#7d3f0c"/><path d="M-50 10-8-26C22-30 48-16 52 4 26 18-16 20-50 10Z" fill="${pen.linear('#fbd48a, #d98a2b')}" stroke="#ffe3a6" stroke-width="1.5"/><path d="M-50 10C-16 20 26 18 52 4L50 30C20 44-20 44-50 36Z" fill="${pen.linear('#a9551a, #6b2d0a', [0, 0, 0, 1])}"/><path d="M-24 17C-18 14 22 12 28 12 32 32 20 37 4 37-14 37-26 32-24 17Z" fill="${pen.radial('#ffe58a, #ffb52e 45%, #e2760f')}"/><path d="M-16 20q8-4 20-3" fill="none" stroke="#fff6c8" stroke-width="3" stroke-linecap="round"/></g>
      <path d="M-88-30C-68-54-30-62 4-62" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="4" stroke-linecap="round"/>
      ${glint(-62, -42, 9)}`;
  },
};
