import { polar } from '../geometry';
import { plainDollar } from './coins';
import { type Shape, times } from './pen';
import { GOLD, RED } from './ramps';

const SEGMENTS = 8;
const at = (radius: number, degrees: number) => polar(0, 0, radius, degrees).join(' ');
const wedge = (index: number) => `M0 0L${at(112, index * 45 - 22.5)}A112 112 0 0 1 ${at(112, index * 45 + 22.5)}Z`;

/** A wheel of fortune of eight fields, lamps around it, a pointer on its hub. */
export const wheel: Shape = {
  box: [-143, -143, 289, 292],
  draw: (pen) => {
    const lacquer = pen.along('#f0503f, #c8262a 60%, #a5141c', [0, -112, 0, 0]);
    const ivory = pen.along('#fff9e6, #fbe3ac 60%, #eec877', [0, -112, 0, 0]);
    const coin = pen.symbol(
      `<circle cy="-76" r="17" fill="#3f1c02" fill-opacity=".35" transform="translate(1.5 3)"/><circle cy="-76" r="17" fill="${pen.linear(GOLD.rim)}"/><circle cy="-76" r="13" fill="${pen.linear(GOLD.face)}" stroke="#9c620f"/><use href="${plainDollar(pen)}" stroke="#8d560b" transform="translate(0 -76) scale(.3)"/>`,
    );
    const packet = pen.symbol(
      `<rect x="-13" y="-95" width="26" height="36" rx="4" fill="${pen.linear(RED.face)}" stroke="#8d1016"/><path d="M-13-88q13 14 26 0" fill="none" stroke="#ffd873" stroke-width="2"/><circle cy="-80" r="5" fill="#ffd873" stroke="#b0700f"/>`,
    );
    return `
      <circle cx="4" cy="7" r="141" fill="#2a0204" fill-opacity=".4"/>
      <circle r="142" fill="${pen.linear(GOLD.rim)}"/><circle r="141" fill="none" stroke="#fffbe0" stroke-opacity=".8" stroke-width="1.6"/>
      <circle r="134" fill="${pen.linear('#6d0a10, #b81c20 45%, #ee5a44')}"/>
      <circle r="119" fill="${pen.linear('#8a520c, #e9ab33 50%, #fff3c4')}"/>
      ${times(SEGMENTS, (index) => `<path d="${wedge(0)}" transform="rotate(${index * 45})" fill="${index % 2 ? lacquer : ivory}"/><use href="${index % 2 ? coin : packet}" transform="rotate(${index * 45})"/>`)}
      <path d="${times(SEGMENTS, (index) => `M0 0L${at(114, index * 45 + 22.5)}`)}" stroke="#b97b1c" stroke-width="3.2"/><path d="${times(SEGMENTS, (index) => `M0 0L${at(114, index * 45 + 22.5)}`)}" stroke="#ffe9a0" stroke-width="1.4"/>
      <circle r="113" fill="${pen.radial('#3f0206/0 72%, #3f0206/.4', [0.52, 0.55, 0.56])}"/>
      <g fill="none" stroke-linecap="round"><circle r="126.5" stroke="#ffb347" stroke-width="7" stroke-dasharray="0 33.12" transform="rotate(7.5)"/><circle r="126.5" stroke="#ffc23d" stroke-width="11" stroke-dasharray="0 66.24"/><circle r="126.5" stroke="#fffbe6" stroke-width="7" stroke-dasharray="0 66.24"/></g>
      <path d="M-15-30 0-64 15-30Z" fill="#3f0206" fill-opacity=".4" transform="translate(3 5)"/><path d="M-16-26 0-64 16-26Z" fill="${pen.linear('#fff3c0, #f3bd45 50%, #b0700f', [0, 0, 1, 0])}"/>
      <circle cx="3" cy="6" r="39" fill="#3f0206" fill-opacity=".45"/><circle r="38" fill="${pen.linear(GOLD.rim)}"/><circle r="31" fill="${pen.radial(RED.ball)}" stroke="#8a4e0a" stroke-width="1.5"/>
      <path d="m0-19 5.3 12.5 13.5 1.2-10.2 9 3 13.3L0 9.1l-11.6 6.9 3-13.3-10.2-9 13.5-1.2Z" fill="${pen.linear(GOLD.face)}" stroke="#8a4e0a" stroke-width=".8"/>
      <path d="M-29-10A31 31 0 0 1-8-29" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="3.5" stroke-linecap="round"/>
      <path d="M-128-54A139 139 0 0 1-50-129" fill="none" stroke="#fff" stroke-opacity=".9" stroke-width="4" stroke-linecap="round"/>`;
  },
};
