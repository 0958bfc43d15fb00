import type { Shape } from './pen';
import { GOLD } from './ramps';
import { glint } from './sparkle';

/** An open umbrella of red and ivory, its edge and staff in gold. */
export const umbrella: Shape = {
  box: [13, 6, 255, 270],
  draw: (pen) => {
    const red = pen.along('#ff8a6c, #e23a30 30%, #b81c20 64%, #7d0a12', [60, 20, 220, 150]);
    const ivory = pen.along('#fffefa, #fff3d6 40%, #e8c88a 90%', [60, 20, 220, 150]);
    const hem = 'M14 148Q36 120 76 144 106 120 140 146 174 120 204 144 244 120 266 148';
    return `
      <g transform="rotate(10 140 150)">
      <path d="M136 40h9V252a30 28 0 0 1-60 0v-6h10v6a20 18 0 0 0 41 0Z" fill="${pen.linear('#8a4e0a, #ffe9a0 55%, #f3bd45 70%, #8a4e0a', [0, 0, 1, 0])}"/>
      <path d="M14 148Q36 120 76 144 106 120 140 146 174 120 204 144 244 120 266 148 220 136 204 162 174 138 140 164 106 138 76 162 50 138 14 148Z" fill="#3f0206" fill-opacity=".65"/>
      <path d="M140 24C66 26 18 82 14 148Q36 120 76 144 82 82 140 24Z" fill="${red}"/><path d="M140 24C82 82 80 118 76 144 106 120 140 146 140 146Z" fill="${ivory}"/><path d="M140 24V146Q174 120 204 144C200 118 198 82 140 24Z" fill="${red}"/><path d="M140 24C198 82 200 118 204 144 244 120 266 148 266 148 262 82 214 26 140 24Z" fill="${ivory}"/>
      <path d="M204 30C250 60 264 110 266 148 246 128 226 130 204 144 208 100 224 60 204 30Z" fill="#7a3a08" fill-opacity=".28"/>
      <path d="M140 24C82 82 80 118 76 144M140 24V146M140 24C198 82 200 118 204 144" fill="none" stroke="#f3c155" stroke-width="2"/>
      <path d="${hem}" fill="none" stroke="#7d430a" stroke-width="6" stroke-linejoin="round" transform="translate(0 1.5)"/><path d="${hem}" fill="none" stroke="${pen.along(GOLD.edge, [14, 0, 266, 0])}" stroke-width="4.5" stroke-linejoin="round"/>
      <path d="M136 6h8l3 20h-14Z" fill="${pen.linear(GOLD.edge, [0, 0, 1, 0])}"/>
      <path d="M34 104C46 68 74 44 108 34" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="6" stroke-linecap="round"/></g>
      ${glint(96, 52, 11)}`;
  },
};
