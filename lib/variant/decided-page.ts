import { NOT_FOUND_PATH } from './resolve-page';
import type { Variant } from './types';
import { parseVariantId, variantId } from './variant-id';

/**
 * Headers between the front server and the site: the page that was decided on, and the key that shows who asks. The site
 * repeats the page in its answer.
 */
export const PAGE_HEADER = 'x-page';
export const PAGE_KEY_HEADER = 'x-page-key';

/** A page of a variant as the site's own addresses name it, such as `bfzh~XY_101~ios~web~standard/kh_7694_form`. */
export function pageName(variant: Variant, path: string): string {
  return `${variantId(variant)}${path}`;
}

/** The status that a page is answered with, by its path below the variant. */
export function pageStatus(path: string): 200 | 404 {
  return path === NOT_FOUND_PATH ? 404 : 200;
}

/** What a request for a page leads to. */
export interface NamedPage {
  /** See {@link pageName}. */
  page: string;
  status: 200 | 404;
}

/**
 * The page that a request has been decided on, where it comes from the holder of the key.
 *
 * @param key what both processes know; without it nobody decides for the site
 * @returns `undefined` for everybody else, whose page is decided as any visitor's
 */
export function decidedPage(headers: Pick<Headers, 'get'>, key: string | undefined): NamedPage | undefined {
  if (!isHolderOf(headers.get(PAGE_KEY_HEADER), key)) return undefined;
  // Stryker disable next-line StringLiteral: a text without a slash names no page either
  const page = headers.get(PAGE_HEADER) ?? '';
  const slash = page.indexOf('/');
  // Stryker disable next-line EqualityOperator: the empty text before a leading slash is no variant
  if (slash < 0 || !parseVariantId(page.slice(0, slash))) return undefined;
  return { page, status: pageStatus(page.slice(slash)) };
}

/** Whether who asks has shown the key; nobody has where there is none. */
export function isHolderOf(shown: string | null, key: string | undefined): boolean {
  return !!key && shown !== null && isSame(shown, key);
}

/** Takes the same time wherever two texts of one length differ. */
function isSame(text: string, other: string): boolean {
  if (text.length !== other.length) return false;
  let difference = 0;
  // Stryker disable next-line EqualityOperator: both texts are equal beyond their ends
  for (let index = 0; index < text.length; index += 1) difference |= text.charCodeAt(index) ^ other.charCodeAt(index);
  return difference === 0;
}
