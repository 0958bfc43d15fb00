import { plainDollar, smallCoin } from './coins';
import type { Shape } from './pen';
import { GOLD, RED } from './ramps';
import { glint } from './sparkle';

const BODY = 'M28 40H212a12 12 0 0 1 12 12V292a14 14 0 0 1-14 14H30a14 14 0 0 1-14-14V52a12 12 0 0 1 12-12Z';
const FLAP = 'M16 60V52a12 12 0 0 1 12-12H212a12 12 0 0 1 12 12v8C208 112 160 140 120 140S32 112 16 60Z';

/** A red packet with a gold seal, coins looking out of it. */
export const redPacket: Shape = {
  box: [8, -4, 229, 327],
  draw: (pen) => {
    const coin = smallCoin(pen);
    const sign = plainDollar(pen);
    const gold = pen.linear(GOLD.rim);
    return `
      ${pen.shadow(124, 304, 116, 18, 0.55)}
      <g transform="rotate(-2 120 170)">
      <path d="M36 30H204l8 34H28Z" fill="${pen.linear(RED.deep, [0, 0, 0, 1])}"/>
      <use href="${coin}" transform="translate(78 52) rotate(-16) scale(.78)"/>
      <use href="${coin}" transform="translate(168 56) rotate(14) scale(.7)"/>
      <use href="${coin}" transform="translate(122 48) rotate(4) scale(.84)"/>
      <path d="${BODY}" fill="${pen.linear('#f2463a, #d6272a 40%, #b3181f 75%, #8b0d15', [0, 0, 0.8, 1])}"/>
      <path d="M17 90V292a13 13 0 0 0 13 13H210a13 13 0 0 0 13-13V90" fill="none" stroke="#ffb08c" stroke-opacity=".75" stroke-width="1.8"/>
      <path d="M209 306a15 15 0 0 0 15-14V60c-6 90-14 180-60 246Z" fill="#5f060c" fill-opacity=".28"/>
      <g fill="none" stroke="${pen.along(GOLD.face, [30, 180, 210, 300])}" stroke-width="2.2" stroke-linecap="round">
      <path d="M30 284V190M210 284V190M42 294H198M30 284q10 0 12 10M210 284q-10 0-12 10"/>
      <path d="M78 284a42 42 0 0 1 84 0M90 284a30 30 0 0 1 60 0M102 284a18 18 0 0 1 36 0M34 284a42 42 0 0 1 51-18M46 284a30 30 0 0 1 33-8M206 284a42 42 0 0 0-51-18M194 284a30 30 0 0 0-33-8M60 262a36 36 0 0 1 48-18M180 262a36 36 0 0 0-48-18" opacity=".8"/></g>
      <path d="${FLAP}" fill="#4e0308" fill-opacity=".5" transform="translate(0 7)"/>
      <path d="${FLAP}" fill="${pen.linear('#ff7157, #e93a33 42%, #c51f25 80%, #a5141c', [0.1, 0, 0.7, 1])}"/>
      <path d="M16 60C32 112 80 140 120 140S208 112 224 60" fill="none" stroke="${pen.along('#fff3c4, #f0b840 35%, #b97315 70%, #ffe49a', [16, 60, 224, 140])}" stroke-width="5"/>
      <path d="M28 44H150C96 50 48 62 22 78L20 54Q21 45 28 44Z" fill="${pen.linear('#fff/.5, #fff/0', [0, 0, 0.7, 1])}"/>
      <ellipse cx="122" cy="147" rx="41" ry="42" fill="#3f0206" fill-opacity=".55"/>
      <circle cx="120" cy="138" r="41" fill="${gold}"/>
      <circle cx="120" cy="138" r="34.5" fill="${pen.radial(GOLD.ball, [0.34, 0.26, 0.9])}" stroke="#9c620f" stroke-width="1.5"/>
      <circle cx="120" cy="138" r="29.5" fill="none" stroke="#a96c14" stroke-width="2.2" stroke-linecap="round" stroke-dasharray="0 5.150"/>
      <g transform="translate(120 138) scale(.6)"><use href="${sign}" stroke="#fff3c4" x="1.5" y="2"/><use href="${sign}" stroke="#b3191d"/></g>
      <path d="M87 124a36 36 0 0 1 21-20" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/>
      ${glint(149, 113, 11)}</g>`;
  },
};
