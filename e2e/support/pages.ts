import { pages } from '@/campaigns/catalogue';
import { siteUrl } from '@/lib/site';

/** The landing page, which every brand has. */
export const LANDING = siteUrl('/kh_7694_form');

/** The argument of `-g`. */
const wanted = process.env.E2E_GREP;

/** The page that `-g` names, such as `lottery-october`. Then the tests run on this page only, on every host and device. */
export const chosenPage = pages.find(({ path, development }) => !development && path === `/${wanted}`);

/** Whether to test every page, in every layout, where other runs test one page per kind of activity, or one layout of a host. */
export const everyPage = process.env.E2E_EVERY_PAGE !== undefined;

/** Selects tests by title if `-g` names no page. */
export const titlesWanted = wanted && !chosenPage ? new RegExp(wanted) : undefined;

/** Every page that a visitor can reach, with its address, or only the chosen page. */
export const publicPages = (chosenPage ? [chosenPage] : pages)
  .filter(({ development }) => !development)
  .map(({ path, title, layout, campaign, route = path }) => ({
    path,
    title,
    layout,
    campaign,
    route,
    address: siteUrl(path),
  }));

/** The page on which a browser checks every host and device. */
export const shownPage = chosenPage ? siteUrl(chosenPage.path) : LANDING;

/** An address outside the catalogue. */
export const UNKNOWN_ADDRESS = siteUrl('/no-such-page');
