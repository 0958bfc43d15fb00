/** What begins a query in a damaged link: a question mark or ampersand, also encoded or full-width. */
const QUERY_BEGINS = /[?&]|%3F|%26|%EF%BC%9F|%EF%BC%86/i;
/** Bytes that a header may not contain, or that a browser would encode. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern finds them
const UNSAFE = /[\x00-\x20\x7f-\xff]/g;
/** What no page has as its path. */
const NO_PATH = '*';

/**
 * The page that a damaged link means, with the query of the link, as a relative address: a path in another case, with
 * encoded letters, repeated or encoded slashes, or punctuation of the sentence after it, and a query that begins with
 * another character.
 *
 * @param target a request target as sent
 * @param pages addresses of the pages by their paths in lower case, without a slash at the end except `/`
 * @returns `null` if it means no page, or its path is already that of the page
 */
export function meantAddress(target: string, pages: ReadonlyMap<string, string>): string | null {
  const encoded = target.replace(UNSAFE, (byte) => `%${byte.charCodeAt(0).toString(16).padStart(2, '0')}`);
  const [beginning = ''] = QUERY_BEGINS.exec(encoded) ?? [];
  const end = beginning ? encoded.indexOf(beginning) : encoded.length;
  const path = encoded.slice(0, end);
  const page = pages.get(path === '/' ? path : (readPath(path) ?? NO_PATH));
  if (page === undefined || (page === path && ['', '?'].includes(beginning))) return null;
  const query = readRest(encoded.slice(end + beginning.length), beginning);
  return query ? `${page}?${query}` : page;
}

/** A path in lower case without the punctuation after it; `undefined` if it contains anything else. */
function readPath(path: string): string | undefined {
  const letters = decode(path)
    .normalize('NFKC')
    .replace(/[\\/]+/g, '/');
  return /^(?=\/)((?:\/[\w-]+)*)\/?(?:[^\w/-][^\w/]*)?$/.exec(letters)?.[1]?.toLowerCase();
}

/** A query without its beginning; where that was encoded, the rest may be too. */
function readRest(rest: string, beginning: string): string {
  const decoded = beginning.startsWith('%') && !rest.includes('=') ? decodeSeparators(rest) : rest;
  const joined = beginning === '?' ? decoded : decoded.replace('?', '&');
  return joined.replace(/^(?:amp;)+|&$/g, '');
}

function decodeSeparators(query: string): string {
  return query.replace(/%3D/gi, '=').replace(/%26/g, '&');
}

/** @returns an empty string for what is not UTF-8 */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
