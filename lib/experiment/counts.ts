/**
 * What visitors have done by the end of their window. Each visitor counts once, for the arm, day and place where they were first
 * seen.
 */
export interface Tally {
  visitors: number;
  /** Visitors who typed a mobile number. */
  phones: number;
  /** Visitors to whose number a code was sent. */
  codes: number;
  /** Visitors who opened an account. */
  accounts: number;
  /** Visitors who verified their identity. */
  verified: number;
  /** Visitors who made a first deposit. */
  deposits: number;
  /** US dollars of the deposits of all of these. */
  dollars: number;
  /** Visitors whose browser measured how long the first page took to show something. */
  loaded: number;
  /** The sum of these times in seconds, and of their squares. */
  loadTime: number;
  loadTimeSquared: number;
}

/** The tally of the visitors of an arm who were first seen on one day at one place. */
export interface CountRow extends Tally {
  /** The arm's name. */
  arm: string;
  /** Beijing day, `YYYY-MM-DD`. */
  day: string;
  host: string;
  brand: string;
  /** The plan of the address (`utm_campaign`); empty without one. */
  plan: string;
  /** The ad spend for one visitor of this day, host and plan, in the currency of most of the spend; 0 without spend. */
  cost: number;
}
