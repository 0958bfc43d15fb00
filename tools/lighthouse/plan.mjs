/** Campaigns of every kind: what stands in their hero, what a visitor does on them, and the pages that are none. */
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

/** Those of them whose form a visitor sees first. */
export const FORM_PAGES = ['/kh_7694_form', '/golden-autumn', '/bull-market'];

/** @type {('mobile' | 'desktop')[]} */
export const FORMS = ['mobile', 'desktop'];

/** The canonical host of a brand: search engines see no other, and what they would say of it is measured too. */
export const HOST = 'feiyu.example';

/**
 * The least that every page must reach. Scores are from 0 to 100; the largest paint and the time that tasks block are in
 * milliseconds, as on Lighthouse's slow 4G and slow processor; the shift has no unit. What tasks block is measured on a visit
 * that nothing looks into, by the clock and by processor time alone: Lighthouse's own figure, told beside them, holds what its
 * inspector costs.
 */
export const GOALS = {
  scores: { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 },
  below: { 'largest-contentful-paint': 1200, 'visit-blocking-time': 60, 'processor-blocking-time': 60 },
  atMost: { 'cumulative-layout-shift': 0 },
};

/** Milliseconds within which any first tap on a form is to be answered on a slow phone. */
export const TAP_GOAL = 100;
