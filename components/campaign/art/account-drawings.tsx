import type { ReactNode } from 'react';
import type { Icon } from '@/lib/campaign/icons';

/** The colour of the medallion's background, which details are cut out with. */
const INK = 'currentColor';
const GOLD = 'url(#gold-face)';
const LIGHT = '#fff6d8';

/** Pictograms for opening and using an account: struck gold on a field of 96 by 96 around the middle of a medallion. */
export const ACCOUNT_DRAWINGS = {
  account: (
    <>
      <rect x="23" y="31" width="50" height="36" rx="5" fill={GOLD} />
      <circle cx="37" cy="44" r="5.5" fill={INK} />
      <path d="M28 60c0-6 4-9 9-9s9 3 9 9Z" fill={INK} />
      <path d="M52 42h15M52 49h15M52 56h9" stroke={INK} strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  deposit: (
    <>
      <path d="M26 36h40a6 6 0 0 1 6 6v23a6 6 0 0 1-6 6H30a6 6 0 0 1-6-6V36Z" fill={GOLD} />
      <path d="M24 36c0-4 2-6 6-7l31-6c3-.6 5 1 5 4v9Z" fill="url(#gold-side)" />
      <path d="M58 48h16v12H58a6 6 0 0 1 0-12Z" fill={LIGHT} stroke={INK} strokeWidth="2" />
      <circle cx="60" cy="54" r="2.6" fill={INK} />
    </>
  ),
  trade: (
    <>
      <path d="M30 26v44M48 32v42M66 22v40" stroke="url(#gold-end)" strokeWidth="2.6" strokeLinecap="round" />
      <path d="M25 36h10v26H25ZM61 28h10v25H61Z" fill={GOLD} />
      <path d="M43 42h10v22H43Z" fill={INK} stroke="#f7cd6b" strokeWidth="2.4" />
    </>
  ),
  clock: (
    <>
      <circle cx="48" cy="48" r="25" fill={GOLD} />
      <circle cx="48" cy="48" r="19.5" fill={LIGHT} stroke={INK} strokeWidth="1.6" />
      <path d="M48 36v12l8 6" fill="none" stroke={INK} strokeWidth="4" strokeLinecap="round" strokeLinejoin="round" />
    </>
  ),
  'two-way': (
    <>
      <path d="M36 25 51 42H42V70H30V42H21Z" fill={GOLD} />
      <path
        d="M60 71 45 54h9V26h12v28h9Z"
        fill="url(#gold-side)"
        stroke="#f7cd6b"
        strokeWidth="1.4"
        strokeLinejoin="round"
      />
    </>
  ),
  order: (
    <>
      <path d="M48 22c8 6 15 8 23 8 1 22-6 36-23 44-17-8-24-22-23-44 8 0 15-2 23-8Z" fill={GOLD} />
      <path d="M48 28c6 4 12 6 18 6.5 0 17-5 27-18 34Z" fill="url(#gold-side)" />
      <path
        d="m37 48 8 8 15-16"
        fill="none"
        stroke={INK}
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  verify: (
    <>
      <path d="M31 22h25l12 12v37a4 4 0 0 1-4 4H31a4 4 0 0 1-4-4V26a4 4 0 0 1 4-4Z" fill={GOLD} />
      <path d="M56 22v9a3 3 0 0 0 3 3h9Z" fill="url(#gold-side)" />
      <path d="M35 41h24M35 49h24" stroke={INK} strokeWidth="3" strokeLinecap="round" />
      <path
        d="m36 61 5 5 10-10"
        fill="none"
        stroke={INK}
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  app: (
    <>
      <rect x="31" y="20" width="34" height="57" rx="6" fill={GOLD} />
      <rect x="35" y="26" width="26" height="41" rx="2" fill={LIGHT} />
      <circle cx="48" cy="72" r="2.4" fill={INK} />
      <path
        d="M48 34v19m-8-8 8 8 8-8M40 60h16"
        fill="none"
        stroke={INK}
        strokeWidth="3.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
} satisfies Partial<Record<Icon, ReactNode>>;
