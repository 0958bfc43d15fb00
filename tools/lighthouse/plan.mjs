/** Campaigns of every kind, by what is in their hero or what a visitor does on them, and one other page. */
export const PAGES = [
  '/kh_7694_form', // registration
  '/answer-2412', // quiz
  '/lottery-october', // wheel
  '/signin-2506', // sign-in
  '/guessing', // prediction
  '/treasure-box-2412', // treasure
  '/golden-autumn', // tiers and tasks
  '/newCustomerFirst', // deposit
  '/bull-market', // live quotes
  '/download',
];

/** Pages whose form a visitor sees first. */
export const FORM_PAGES = ['/kh_7694_form', '/golden-autumn', '/bull-market'];

/** @type {('mobile' | 'desktop')[]} */
export const FORMS = ['mobile', 'desktop'];

/** The canonical host of a brand. Search engines see no other, and Lighthouse's search audits apply to it. */
export const HOST = 'feiyu.example';

/** The host of the bare page. */
export const BARE_HOST = 'bare.example';

/**
 * What every page must reach: scores from 0 to 100, figures without a unit, and the page's time divided by that of the bare page, which
 * is measured just before it. Times differ between days: the same pages blocked for 28 to 206 ms on one day and for 279 to 626 ms on
 * another. So there is no goal in milliseconds and none for Lighthouse's performance score.
 */
export const GOALS = {
  scores: { accessibility: 100, 'best-practices': 100, seo: 100 },
  figures: { 'cumulative-layout-shift': 0 },
  ratios: { 'largest-contentful-paint': 2, 'busy-time': 5 },
};

/** Milliseconds in which a slow phone must answer any first tap on a form. */
export const TAP_GOAL = 100;
