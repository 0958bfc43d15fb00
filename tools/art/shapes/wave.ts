import { each, type Shape } from './pen';

const CREST =
  'M0 190C30 150 46 96 92 64 138 32 204 36 226 76 238 104 218 132 192 124 204 112 202 94 184 90 156 86 142 118 160 142 178 166 224 170 262 150 300 130 330 134 360 152V218H0Z';
const FRONT = 'M0 184C44 156 84 168 116 186 160 210 214 208 250 190 290 170 330 172 360 188V218H0Z';

/** A breaking wave with gold lines along its body. */
export const wave: Shape = {
  box: [0, 38, 360, 180],
  draw: (pen) => {
    const body = pen.linear('#c9f4ff, #5cb8e4 26%, #2374b8 58%, #123e86 80%, #123e86/0', [0.05, 0, 0, 1]);
    return `
      <path d="${CREST}" fill="${body}"/>
      <path d="M18 200C52 150 64 100 104 76 140 54 190 58 206 82M40 204C74 156 84 116 116 92 130 82 150 78 164 82M66 206C92 170 102 136 124 112M96 206C112 184 120 160 134 144" fill="none" stroke="#ffe08a" stroke-opacity=".75" stroke-width="2.5" stroke-linecap="round"/>
      <path d="M0 190C30 150 46 96 92 64 138 32 204 36 226 76 238 104 218 132 192 124" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round"/><path d="M192 124C204 112 202 94 184 90" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/>
      <g fill="${pen.radial('#fff, #eaf8ff 50%, #a9d8f0')}">${each(
        [
          [228, 84, 9],
          [222, 106, 11],
          [204, 124, 10],
          [238, 118, 6],
          [246, 96, 5],
          [216, 138, 5],
          [178, 122, 5],
        ],
        ([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`,
      )}</g>
      <path d="${FRONT}" fill="${pen.linear('#9fe0f7, #3a97d2 35%, #17549e 66%, #0f3a7a/0', [0, 0, 0, 1])}"/><path d="M0 184C44 156 84 168 116 186 160 210 214 208 250 190 290 170 330 172 360 188" fill="none" stroke="#fff" stroke-width="4.5"/>
      <path d="M14 198C48 178 80 186 108 200M262 200c30-12 60-12 92 2M20 210c30-12 56-10 76 0" fill="none" stroke="#ffe08a" stroke-opacity=".7" stroke-width="2" stroke-linecap="round"/>`;
  },
};
