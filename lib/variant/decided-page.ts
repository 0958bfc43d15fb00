import { NOT_FOUND_PATH } from './resolve-page';
import type { Variant } from './types';
import { parseVariantId, variantId } from './variant-id';

/**
 * Headers between the front server and the site: the chosen page, and the key that authenticates the front server. The
 * site repeats the page in its answer.
 */
export const PAGE_HEADER = 'x-page';
export const PAGE_KEY_HEADER = 'x-page-key';

/** A variant's page in the site's internal format, such as `bfzh~XY_101~ios~web~standard/kh_7694_form`. */
export function pageName(variant: Variant, path: string): string {
  return `${variantId(variant)}${path}`;
}

/** Response status of a page, by its path below the variant. */
export function pageStatus(path: string): 200 | 404 {
  return path === NOT_FOUND_PATH ? 404 : 200;
}

/**
 * The page that the front server has chosen for a request, if the request has the key.
 *
 * @param key shared by both processes; without it no request can choose a page
 * @returns its {@link pageName} and status; `undefined` for all other requests, whose page is resolved as for any visitor
 */
export function decidedPage(
  headers: Pick<Headers, 'get'>,
  key: string | undefined,
): { page: string; status: 200 | 404 } | undefined {
  if (!isHolderOf(headers.get(PAGE_KEY_HEADER), key)) return undefined;
  // Stryker disable next-line StringLiteral: a text without a slash names no page either
  const page = headers.get(PAGE_HEADER) ?? '';
  const slash = page.indexOf('/');
  // Stryker disable next-line EqualityOperator: the empty text before a leading slash is no variant
  if (slash < 0 || !parseVariantId(page.slice(0, slash))) return undefined;
  return { page, status: pageStatus(page.slice(slash)) };
}

/** Whether the request has the right key; false if no key is set. */
export function isHolderOf(shown: string | null, key: string | undefined): boolean {
  return !!key && shown !== null && isSame(shown, key);
}

/** Compares texts of equal length in constant time. */
function isSame(text: string, other: string): boolean {
  if (text.length !== other.length) return false;
  let difference = 0;
  // Stryker disable next-line EqualityOperator: both texts are equal beyond their ends
  for (let index = 0; index < text.length; index += 1) difference |= text.charCodeAt(index) ^ other.charCodeAt(index);
  return difference === 0;
}
