import type { Shape } from './pen';
import { GOLD } from './ramps';

const BODY = 'M92 128C130 116 196 124 212 176 222 212 204 238 164 240H76C52 240 52 222 66 214 60 182 66 146 92 128Z';
const HEAD = 'M40 108C38 78 64 58 94 62 122 64 138 86 134 112 130 136 108 148 82 146 58 144 42 130 40 108Z';
const EAR = 'M78 68C66 44 62 18 74 8 90 2 104 30 106 64Z';
const BACK_EAR = 'M98 66C106 40 124 14 138 16 152 22 144 54 124 78Z';

/** The jade rabbit of the moon, a mooncake before it. */
export const rabbit: Shape = {
  box: [21, 6, 206, 250],
  draw: (pen) => {
    const fur = pen.radial('#fff, #fffaf0 40%, #f3e0cf 72%, #d3ab9a 98%', [0.34, 0.26, 0.86]);
    const pink = pen.linear('#ffd9d2, #f09a96');
    const gold = pen.linear(GOLD.face);
    return `
      ${pen.shadow(124, 240, 106, 15, 0.5)}
      <circle cx="206" cy="206" r="20" fill="${fur}"/>
      <path d="${BACK_EAR}" fill="${pen.linear('#fff6ee, #dcb9aa')}"/><path d="M108 66C114 46 126 28 134 28 140 36 132 56 122 70Z" fill="${pink}"/>
      <path d="${BODY}" fill="${fur}"/>
      <path d="M136 236C112 218 122 172 160 170 196 170 206 214 184 236Z" fill="${fur}"/><path d="M132 228C116 206 128 174 158 170" fill="none" stroke="#c79a88" stroke-opacity=".7" stroke-width="2.5" stroke-linecap="round"/>
      <path d="M118 240C110 226 128 220 150 222H182C194 228 190 240 180 240Z" fill="${fur}" stroke="#c79a88" stroke-opacity=".45"/>
      <path d="M66 150C84 164 110 162 124 148 130 168 104 182 82 178 68 174 62 162 66 150Z" fill="${pen.linear('#f0503f, #a5141c')}"/><path d="M66 152C86 168 112 164 125 150" fill="none" stroke="#f7cd6b" stroke-width="3"/>
      <path d="${EAR}" fill="${fur}"/><path d="M84 60C76 42 72 24 78 18 86 18 94 38 96 60Z" fill="${pink}"/>
      <path d="${HEAD}" fill="${fur}"/>
      <ellipse cx="104" cy="120" rx="17" ry="12" fill="${pen.radial('#ff8f86/.75, #ff8f86/0', [0.5, 0.5, 0.5])}"/>
      <path d="M80 100q6-15 16-3-2 13-12 11-5-2-4-8Z" fill="#43160c"/><circle cx="86" cy="99" r="2.8" fill="#fff"/><path d="M48 100q4-12 10-2-1 9-7 9-4-2-3-7Z" fill="#43160c"/><circle cx="52" cy="99" r="2" fill="#fff"/>
      <path d="M58 114q6-4 11 0-2 7-6 7t-5-7Z" fill="#e0706c"/><path d="M63 121v5q-5 6-11 2m11-2q6 6 13 1" fill="none" stroke="#8c5044" stroke-width="2" stroke-linecap="round"/>
      <path d="M52 86C58 74 72 68 86 70M74 22C74 18 76 15 79 15" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/>
      <circle cx="95" cy="174" r="9" fill="${pen.radial(GOLD.ball)}" stroke="#8a4e0a" stroke-width=".8"/><path d="M88 173q7 4 14 0" fill="none" stroke="#7d430a" stroke-width="1.5"/>
      <path d="M28 222V206a34 13 0 0 1 68 0v16a34 13 0 0 1-68 0Z" fill="${pen.linear('#d98a2b, #f6c267 25%, #b5661a 70%, #7d3f0c', [0, 0, 1, 0])}"/><ellipse cx="62" cy="206" rx="34" ry="13" fill="${gold}" stroke="#a8620f"/><path d="M62 197c12 0 20 3 22 9-2 6-10 9-22 9s-20-3-22-9c2-6 10-9 22-9Zm0 0v18M40 206h44" fill="none" stroke="#a8620f" stroke-width="1.8"/>
      <path d="M70 196C62 190 66 178 80 178 92 178 98 190 90 200 84 206 76 204 70 196Z" fill="${fur}" stroke="#c79a88" stroke-opacity=".5"/>`;
  },
};
