/** The path prefix of the whole site; Next inlines it into the browser bundles at build time. */
export const BASE_PATH = '/newactivities';

/** The campaign page for visitors who request no particular page; its success page is below it. */
export const LANDING_PATH = '/kh_7694_form';

/**
 * The URL of a page or a public file on the visitor's own origin. Next does not prefix plain `href` and `src`
 * attributes, so all of them use this.
 *
 * @param path absolute within the site, such as `/clause/disclaimer` or `/brands/bfzh/header.svg`
 */
export function siteUrl(path: `/${string}`): string {
  return `${BASE_PATH}${path}`;
}

/** The inverse of {@link siteUrl}; `undefined` for a path outside the site. */
export function sitePath(pathname: string): `/${string}` | undefined {
  return pathname.startsWith(`${BASE_PATH}/`) ? (pathname.slice(BASE_PATH.length) as `/${string}`) : undefined;
}
