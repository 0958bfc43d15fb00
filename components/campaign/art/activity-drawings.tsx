import type { ReactNode } from 'react';
import type { Icon } from '@/lib/campaign/icons';

/** The colour of the medallion's background, which details are cut out with. */
const INK = 'currentColor';
const GOLD = 'url(#gold-face)';
const SHADE = 'url(#gold-side)';
const LIGHT = '#fff6d8';

/** Points of the spokes of a wheel of radius 24 around (48, 48). */
const SPOKES = [0, 60, 120, 180, 240, 300].map((degrees) => {
  const angle = (degrees * Math.PI) / 180;
  return `M48 48L${(48 + 22 * Math.cos(angle)).toFixed(1)} ${(48 + 22 * Math.sin(angle)).toFixed(1)}`;
});

/** Pictograms for what visitors do in a campaign, on the same field as those of an account. */
export const ACTIVITY_DRAWINGS = {
  gift: (
    <>
      <path d="M27 46h42v22a5 5 0 0 1-5 5H32a5 5 0 0 1-5-5Z" fill={SHADE} />
      <rect x="23" y="35" width="50" height="14" rx="4" fill={GOLD} />
      <path d="M43 35h10v38H43Z" fill={LIGHT} />
      <path
        d="M48 34c-5-12-19-13-18-5 .6 5 10 6 18 5Zm0 0c5-12 19-13 18-5-.6 5-10 6-18 5Z"
        fill="none"
        stroke={LIGHT}
        strokeWidth="4"
        strokeLinejoin="round"
      />
    </>
  ),
  calendar: (
    <>
      <rect x="24" y="28" width="48" height="44" rx="6" fill={GOLD} />
      <path d="M24 42V34a6 6 0 0 1 6-6h36a6 6 0 0 1 6 6v8Z" fill={SHADE} />
      <path d="M35 22v11M61 22v11" stroke={LIGHT} strokeWidth="4.4" strokeLinecap="round" />
      <path d="M33 51h6m6 0h6m6 0h6M33 62h6" stroke={INK} strokeWidth="5" strokeLinecap="round" />
      <path
        d="m47 61 5 5 10-10"
        fill="none"
        stroke={INK}
        strokeWidth="4.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  question: (
    <>
      <path d="M32 24h32a8 8 0 0 1 8 8v22a8 8 0 0 1-8 8H50L38 73V62h-6a8 8 0 0 1-8-8V32a8 8 0 0 1 8-8Z" fill={GOLD} />
      <path
        d="M41 38c0-9 15-9 15 0 0 5.5-8 5.5-8 11"
        fill="none"
        stroke={INK}
        strokeWidth="4.6"
        strokeLinecap="round"
      />
      <circle cx="48" cy="55.5" r="2.9" fill={INK} />
    </>
  ),
  invite: (
    <>
      <circle cx="38" cy="36" r="11" fill={GOLD} />
      <path d="M18 70c0-15 9-21 20-21s20 6 20 21Z" fill={GOLD} />
      <circle cx="62" cy="41" r="8.5" fill={SHADE} />
      <path d="M60 70c0-7-1-11-4-15 12-6 22 1 22 15Z" fill={SHADE} />
      <path d="M70 22v14m-7-7h14" stroke={LIGHT} strokeWidth="4.4" strokeLinecap="round" />
    </>
  ),
  card: (
    <>
      <rect x="22" y="31" width="52" height="36" rx="6" fill={GOLD} />
      <path d="M22 39h52v8H22Z" fill={INK} />
      <rect x="29" y="53" width="13" height="8" rx="2" fill={SHADE} />
      <path d="M52 57h15" stroke={INK} strokeWidth="3.4" strokeLinecap="round" />
    </>
  ),
  chart: (
    <>
      <path d="M26 54h10v17H26Zm15-11h10v28H41Zm15 5h10v23H56Z" fill={GOLD} />
      <path d="M24 72h48" stroke={SHADE} strokeWidth="3.4" strokeLinecap="round" />
      <path
        d="m26 42 15-12 12 8 17-15m-10-1 11 0 0 11"
        fill="none"
        stroke={LIGHT}
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  spin: (
    <>
      <circle cx="48" cy="49" r="25" fill={SHADE} />
      <circle cx="48" cy="49" r="21.5" fill={GOLD} />
      <path d={SPOKES.join('')} stroke={INK} strokeWidth="2.4" transform="translate(0 1)" />
      <circle cx="48" cy="49" r="6.5" fill={LIGHT} stroke={INK} strokeWidth="2" />
      <path d="M48 33 41 19h14Z" fill={LIGHT} stroke={INK} strokeWidth="1.8" strokeLinejoin="round" />
    </>
  ),
  point: (
    <>
      <circle cx="48" cy="48" r="26" fill={SHADE} />
      <circle cx="48" cy="48" r="22.5" fill={GOLD} />
      <path
        d="m48 31 5.2 10.8 11.8 1.7-8.5 8.3 2 11.8L48 58l-10.5 5.6 2-11.8-8.5-8.3 11.8-1.7Z"
        fill={LIGHT}
        stroke={INK}
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </>
  ),
  shield: (
    <>
      <path d="M48 21c8 6 15 8 24 8 1 23-6 38-24 46-18-8-25-23-24-46 9 0 16-2 24-8Z" fill={GOLD} />
      <path d="M48 21c8 6 15 8 24 8 1 23-6 38-24 46Z" fill={SHADE} />
      <path
        d="M39 49v-5a9 9 0 0 1 18 0v5M36 48h24v15H36Z"
        fill="none"
        stroke={INK}
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <circle cx="48" cy="55" r="2.6" fill={INK} />
    </>
  ),
  globe: (
    <>
      <circle cx="48" cy="48" r="25" fill={GOLD} />
      <path
        d="M23 48h50M27 35h42M27 61h42M48 23c-15 15-15 35 0 50 15-15 15-35 0-50Z"
        fill="none"
        stroke={INK}
        strokeWidth="2.8"
      />
      <path d="M48 23v50" stroke={INK} strokeWidth="2.8" />
    </>
  ),
} satisfies Partial<Record<Icon, ReactNode>>;
