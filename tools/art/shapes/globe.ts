import type { Shape } from './pen';
import { GOLD, INK } from './ramps';
import { glint } from './sparkle';

/** Continents, drawn on the disc of radius 100 about the origin. */
const LAND = [
  'M-62-62C-44-82-18-92 4-90L12-78-2-70 10-60-6-50-12-36-28-34-34-18-48-14-44 0-56-6-72-26-82-34Z',
  'M-52 4-32 0-14 14-4 32-16 46-24 66-36 82-44 66-46 44-58 26Z',
  'M26-82 54-76 78-56 92-30 84-20 70-24 64-8 52-14 44-2 30-10 34-28 20-34 26-50 16-62Z',
  'M24-4 46 4 62 8 66 24 52 44 44 66 30 60 26 40 14 26 12 8Z',
  'M74 40 90 30 88 48 76 58Z',
];

/** A globe of ink and gold in a gold meridian, on its foot. */
export const globe: Shape = {
  box: [27, 5, 230, 308],
  draw: (pen) => `
    ${pen.shadow(132, 294, 100, 18, 0.6)}
    <path d="M84 292c2-22 24-30 34-36V236h26v20c10 6 32 14 34 36Z" fill="${pen.linear(GOLD.edge, [0, 0, 1, 0])}"/>
    <ellipse cx="131" cy="292" rx="52" ry="11" fill="${pen.linear(GOLD.rim)}"/><path d="M79 290a52 11 0 0 0 104 0" fill="none" stroke="#7d430a" stroke-width="2"/><path d="M100 268q31 9 62 0" fill="none" stroke="#fff3c4" stroke-opacity=".8" stroke-width="2"/>
    <g transform="rotate(-18 130 130)">
    <path d="M130 12A118 118 0 0 1 130 248" fill="none" stroke="${pen.along(GOLD.edge, [150, 20, 260, 240])}" stroke-width="12"/><path d="M133 8A122 122 0 0 1 133 252" fill="none" stroke="#fff6cf" stroke-width="1.5"/>
    <circle cx="130" cy="14" r="9" fill="${pen.radial(GOLD.ball)}"/><circle cx="130" cy="246" r="9" fill="${pen.radial(GOLD.ball)}"/></g>
    <g transform="translate(130 130)">
    <circle r="102" fill="${pen.radial(INK.ball, [0.34, 0.28, 0.8])}"/>
    <g clip-path="${pen.clip('<circle r="100"/>')}">
    <g fill="none" stroke="#bcd6ff" stroke-opacity=".3" stroke-width="1.2" transform="rotate(-18)"><ellipse rx="38" ry="100"/><ellipse rx="76" ry="100"/><path d="M0-100V100M-100 0H100M-90-44q90 20 180 0M-90 44q90 20 180 0"/></g>
    <g stroke-linejoin="round" stroke-width="7"><path d="${LAND.join('')}" fill="#0a1a47" fill-opacity=".6" stroke="#0a1a47" stroke-opacity=".6" transform="translate(3 4)"/>
    <path d="${LAND.join('')}" fill="${pen.along('#fff3c0, #fbd66c 28%, #e0a02e 58%, #a8650f', [-80, -80, 90, 80])}" stroke="${pen.along('#fff3c0, #fbd66c 28%, #e0a02e 58%, #a8650f', [-80, -80, 90, 80])}"/></g>
    <circle r="102" fill="${pen.radial('#050d2a/0 62%, #050d2a/.62', [0.38, 0.34, 0.76])}"/></g>
    <ellipse cx="-38" cy="-56" rx="46" ry="26" transform="rotate(-38 -38 -56)" fill="${pen.linear('#fff/.8, #fff/.02', [0.5, 0, 0.5, 1])}"/>
    <path d="M92 34A98 98 0 0 1 30 93" fill="none" stroke="#8fb6ff" stroke-opacity=".75" stroke-width="3.5" stroke-linecap="round"/></g>
    ${glint(58, 50, 11)}`,
};
