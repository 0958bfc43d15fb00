/** The path prefix under which the whole site is served; Next inlines it into the browser's bundles when it builds. */
export const BASE_PATH = '/newactivities';

/** The campaign page that visitors are sent to who name no page; its success page lies below it. */
export const LANDING_PATH = '/kh_7694_form';

/**
 * The address of a page or a public file on the visitor's own origin.
 * Next does not prefix plain `href` and `src` attributes, so every one of them is made here.
 *
 * @param path absolute within the site, such as `/clause/disclaimer` or `/brands/bfzh/header.svg`
 */
export function siteUrl(path: `/${string}`): string {
  return `${BASE_PATH}${path}`;
}
