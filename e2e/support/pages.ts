import { pages } from '@/campaigns/catalogue';
import { siteUrl } from '@/lib/site';

/** The landing page that is in every brand. */
export const LANDING = siteUrl('/kh_7694_form');

/** What is asked for with `-g`. */
const wanted = process.env.E2E_GREP;

/** The page that is asked for by its name, such as `lottery-october`: it alone is tried then, on every host and device. */
export const chosenPage = pages.find(({ path, development }) => !development && path === `/${wanted}`);

/** Whether what `npm test` tries on a page of each kind of activity is tried on every page. */
export const everyPage = process.env.E2E_EVERY_PAGE !== undefined;

/** What the titles of the tests to run have in them, where something else is asked for than a page. */
export const titlesWanted = wanted && !chosenPage ? new RegExp(wanted) : undefined;

/** Every page that a visitor can reach, with its address; the chosen one alone where there is one. */
export const publicPages = (chosenPage ? [chosenPage] : pages)
  .filter(({ development }) => !development)
  .map(({ path, title, layout }) => ({ path, title, layout, address: siteUrl(path) }));

/** The page on which every host and device is looked at in a browser. */
export const shownPage = chosenPage ? siteUrl(chosenPage.path) : LANDING;

/** An address outside the catalogue. */
export const UNKNOWN_ADDRESS = siteUrl('/no-such-page');
