import { pages } from '@/campaigns/catalogue';
import { siteUrl } from '@/lib/site';
import { includes, readSelection } from '@/scripts/test/selection.mjs';

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
  .map(({ path, title, layout, campaign, route = path }) => ({
    path,
    title,
    layout,
    campaign,
    route,
    address: siteUrl(path),
  }));

/** The pages that this run visits in a browser: pages of one module follow each other, so that a slice has pages of many modules. */
export const visitedPages = publicPages
  .toSorted((a, b) => (a.route < b.route ? -1 : 1))
  .filter(({ campaign }, turn) => includes(readSelection(), turn, (file) => isOfCampaign(file, campaign)));

/** Whether a file defines a campaign or a page of it. */
export function isOfCampaign(file: string, campaign: string | undefined): boolean {
  return (
    campaign !== undefined &&
    (file === `campaigns/${campaign}.ts` || file.startsWith(`app/[variant]/(campaigns)/${campaign}/`))
  );
}

/** The page on which every host and device is looked at in a browser. */
export const shownPage = chosenPage ? siteUrl(chosenPage.path) : LANDING;

/** An address outside the catalogue. */
export const UNKNOWN_ADDRESS = siteUrl('/no-such-page');
