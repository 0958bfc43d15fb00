import { each, type Shape } from './pen';
import { glint } from './sparkle';

const TORSO =
  'M64 120C66 150 84 180 104 172 118 162 140 160 164 172 190 186 208 198 232 184 258 168 276 140 278 104 280 84 272 66 254 52 232 36 200 40 178 58 156 74 134 80 104 80 76 80 60 96 64 120Z';
const HAUNCH =
  'M66 112C56 136 62 160 76 174 74 190 58 200 44 212L26 236 54 246 62 232C78 218 102 206 112 186 126 160 124 124 104 104 88 92 72 98 66 112Z';
const FORELEG =
  'M210 130C208 160 222 188 252 192 262 194 262 200 258 206L248 228 268 238 286 206C292 194 288 180 276 176 262 168 256 150 254 130Z';
const FAR =
  'M104 160C112 180 112 194 100 208L86 240H112L124 216C138 200 144 182 140 164ZM192 170C206 190 212 206 210 222L206 240H234L238 222C240 206 238 190 238 172Z';
const HOOVES =
  'M26 236 54 246 48 252H20Q18 250 26 236ZM86 240H112L114 252H82ZM206 240H234L238 252H204ZM248 228 268 238 262 246 242 238Z';
const HEAD =
  'M256 74C266 60 288 60 300 72 310 84 314 100 320 116 326 128 338 138 340 150 342 164 332 174 318 174 304 174 296 166 286 154 274 142 258 130 252 112 248 98 250 84 256 74Z';
const HORN =
  'M264 84C266 66 282 60 300 62 324 64 340 52 338 22 360 48 354 84 322 90 300 94 284 92 274 98 266 98 262 94 264 84Z';
const FAR_HORN = 'M262 66C254 50 258 32 282 16 276 36 282 46 296 54 290 62 274 70 262 66Z';

/** Soft lights and shades laid on the body: centre, radii, turn, and which of the two. */
const MODELLING: readonly [x: number, y: number, rx: number, ry: number, turn: number, light: boolean][] = [
  [150, 186, 96, 34, 0, false],
  [128, 140, 22, 60, -24, false],
  [270, 130, 36, 70, 24, false],
  [84, 124, 30, 46, 16, true],
  [216, 74, 58, 34, -10, true],
  [226, 146, 24, 44, -14, true],
];

/** A charging bull, cast in gold. */
export const bull: Shape = {
  box: [9, 15, 344, 254],
  draw: (pen) => {
    const light = pen.radial('#fffbe0/.75, #ffeeb0/.3 50%, #ffe9a0/0', [0.5, 0.5, 0.5]);
    const dark = pen.radial('#6d3604/.75, #6d3604/.36 50%, #6d3604/0', [0.5, 0.5, 0.5]);
    const body = pen.along('#fff0b8, #f7c955 26%, #dc9a2a 54%, #a5640f 82%, #7d430a', [130, 40, 170, 250]);
    const near = TORSO + HAUNCH + FORELEG;
    return `
      ${pen.shadow(148, 252, 142, 16, 0.6)}
      <path d="M68 104C40 100 20 80 26 54 28 44 36 36 48 34" fill="none" stroke="${body}" stroke-width="7" stroke-linecap="round"/>
      <path d="M42 40C44 24 62 16 84 24 76 28 76 36 80 44 66 40 54 50 42 40Z" fill="${pen.linear('#fff0b8, #d08f22', [0, 0, 1, 1])}" stroke="#8a4e0a"/>
      <path d="${FAR}" fill="${pen.along('#a5640f, #6d3604 55%, #4a2203', [150, 160, 160, 250])}"/>
      <path d="${FAR_HORN}" fill="${pen.linear('#fff0b8, #d08f22')}"/>
      <path d="${near}" fill="${body}"/>
      <g clip-path="${pen.clip(`<path d="${near}"/>`)}">${each(MODELLING, ([x, y, rx, ry, turn, lit]) => `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" transform="rotate(${turn} ${x} ${y})" fill="${lit ? light : dark}"/>`)}</g>
      <g fill="none" stroke="#7d430a" stroke-linecap="round"><path d="M106 106C124 126 126 160 112 186 102 206 80 216 64 230M212 136C208 164 224 188 250 192M258 132C258 152 266 168 278 178" stroke-opacity=".7" stroke-width="3.5"/><path d="M196 66q12 22 6 50M222 58q14 20 12 46M170 146q-8 14 0 28" stroke-opacity=".32" stroke-width="3"/></g>
      <path d="M68 110C58 136 64 158 78 172 78 190 62 200 48 212L34 232M208 140C208 160 218 180 236 188" fill="none" stroke="#fff3c0" stroke-opacity=".85" stroke-width="2.5" stroke-linecap="round"/>
      <path d="${HOOVES}" fill="#53290a"/>
      <path d="M70 98C76 84 90 81 106 81 136 80 158 74 180 58 200 44 228 38 248 50" fill="none" stroke="#fffef0" stroke-width="3" stroke-linecap="round"/>
      <path d="M264 94C246 88 230 92 222 106 238 116 256 114 266 106Z" fill="${body}" stroke="#7d430a"/>
      <path d="${HEAD}" fill="${pen.linear('#fff3c4, #f7c955 30%, #cf8c20 64%, #7d430a', [0.3, 0, 0.7, 1])}" stroke="#7d430a"/>
      <ellipse cx="323" cy="156" rx="15" ry="17" transform="rotate(-30 323 156)" fill="${light}"/><path d="M292 130C302 140 306 152 304 168" fill="none" stroke="#7d430a" stroke-opacity=".45" stroke-width="3" stroke-linecap="round"/>
      
      <path d="M276 112q10-7 20 2-9 8-20-2ZM324 146q10 0 10 8-9 2-12-4Z" fill="#3a1802"/><circle cx="288" cy="111" r="1.8" fill="#fff3c0"/><path d="M268 102q14-4 30 8" fill="none" stroke="#6d3604" stroke-width="4.5" stroke-linecap="round"/>
      <path d="M308 168q10 0 22-7" fill="none" stroke="#53290a" stroke-width="2.5" stroke-linecap="round"/>
      <path d="${HORN}" fill="${pen.linear('#fffdf2, #ffeeb8 40%, #d99a2b 85%, #a5640f', [0.4, 0, 0.6, 1])}" stroke="#7d430a"/><path d="M270 80C280 68 296 68 312 68 332 66 342 54 343 42M306 86C312 100 316 118 330 134" fill="none" stroke="#fff" stroke-width="2.5" stroke-linecap="round"/>
      ${glint(228, 50, 11)}`;
  },
};
