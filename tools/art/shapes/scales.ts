import type { Shape } from './pen';
import { GOLD } from './ramps';
import { glint } from './sparkle';

/** A balance, coins in one pan and bullion in the other. */
export const scales: Shape = {
  box: [5, 9, 290, 282],
  draw: (pen) => {
    const gold = pen.linear(GOLD.edge, [0, 0, 1, 0]);
    const rim = pen.linear(GOLD.rim);
    const pan = pen.symbol(
      `<path d="M0 0-46 82M0 0 46 82M0 0V80" fill="none" stroke="#f3c155" stroke-width="2.5"/><circle r="6" fill="${rim}"/><path d="M-56 82C-50 116-24 122 0 122S50 116 56 82Z" fill="${gold}"/><ellipse cy="82" rx="56" ry="12" fill="${rim}"/><ellipse cy="83" rx="50" ry="8.5" fill="${pen.linear('#7d430a, #d99a2b')}"/>`,
    );
    const coin = pen.symbol(
      `<path d="M-19 0v8a19 7 0 0 0 38 0V0Z" fill="${gold}"/><ellipse rx="19" ry="7" fill="${pen.linear(GOLD.face)}" stroke="#9c620f"/>`,
    );
    return `
      ${pen.shadow(150, 274, 92, 16, 0.6)}
      <path d="M92 270C94 248 128 250 138 236H162C172 250 206 248 208 270a58 12 0 0 1-116 0Z" fill="${gold}"/><path d="M94 264q56 14 112 0" fill="none" stroke="#fff3c4" stroke-width="2"/>
      <path d="M141 60H159L163 240H137Z" fill="${gold}"/><path d="M134 150h32v12h-32Z" fill="${rim}"/>
      <use href="${pan}" transform="translate(62 78)"/><use href="${pan}" transform="translate(238 54)"/>
      <g transform="translate(62 0)"><use href="${coin}" x="-18" y="150"/><use href="${coin}" x="20" y="152"/><use href="${coin}" x="-18" y="142"/><use href="${coin}" x="4" y="146"/><use href="${coin}" x="4" y="138"/></g>
      <path d="M210 116 268 116 276 136H200Z" fill="${pen.linear(GOLD.end)}" stroke="#8a4e0a" stroke-width=".8"/><path d="M210 116 216 108H262L268 116Z" fill="#fff1b8"/><path d="M188 135a50 9 0 0 0 100 0l6 1a56 12 0 0 1-112 0Z" fill="${rim}"/>
      <path d="M60 82C90 58 120 52 150 56S212 48 240 58" fill="none" stroke="#6d3a06" stroke-width="13" stroke-linecap="round"/><path d="M60 80C90 56 120 50 150 54S212 46 240 56" fill="none" stroke="${pen.along(GOLD.rim, [60, 40, 240, 90])}" stroke-width="10" stroke-linecap="round"/><path d="M62 77C92 54 120 48 150 51S212 43 238 53" fill="none" stroke="#fffbe6" stroke-width="2" stroke-linecap="round"/>
      <circle cx="150" cy="52" r="19" fill="${rim}" stroke="#8a4e0a"/><circle cx="150" cy="52" r="12" fill="${pen.radial('#ff9a7a, #d8302c 45%, #850c14')}"/><path d="M150 10 157 34H143Z" fill="${gold}"/><circle cx="150" cy="18" r="8" fill="${pen.radial(GOLD.ball)}"/>
      ${glint(138, 44, 10)}`;
  },
};
