import { encodeBytes } from '../encode-bytes';

/** What begins a query in a damaged link: a question mark, ampersand or semicolon, also encoded or full-width. */
const QUERY_BEGINS = /[?&;]|%3F|%26|%3B|%EF%BC%9F|%EF%BC%86|%EF%BC%9B/i;
/** Blanks and characters without width, which copied links contain. */
const INVISIBLE = /[\s\u200B-\u200F\u2060\uFEFF]/g;
/** What no page has as its path. */
const NO_PATH = '*';

/**
 * The page that a damaged link means, with the query of the link, as a relative address: a path in another case, with
 * encoded letters, repeated or encoded slashes, or punctuation of the sentence after it, and a query that begins with
 * another character.
 *
 * @param target a request target as sent
 * @param addressOf the address of the page with a path in lower case, without a slash at the end except `/`
 * @returns `null` if it means no page, or its path is already that of the page
 */
export function meantAddress(target: string, addressOf: (path: string) => string | undefined): string | null {
  const encoded = encodeBytes(target);
  const [beginning = ''] = QUERY_BEGINS.exec(encoded) ?? [];
  const end = beginning ? encoded.indexOf(beginning) : encoded.length;
  const path = encoded.slice(0, end);
  const page = addressOf(path === '/' ? path : (readPath(path) ?? NO_PATH));
  if (page === undefined || (page === path && ['', '?'].includes(beginning))) return null;
  const query = readRest(encoded.slice(end + beginning.length), beginning);
  return query ? `${page}?${query}` : page;
}

/** A path in lower case without the punctuation after it; `undefined` if it contains anything else. */
function readPath(path: string): string | undefined {
  const letters = decode(decode(path))
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(/[\\/]+/g, '/');
  return /^(?=\/)((?:\/[\w-]+)*)\/?(?:#.*|[^\w/-][^\w/]*)?$/.exec(letters)?.[1]?.toLowerCase();
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

/** Bytes that are not UTF-8, such as punctuation in GBK, become replacement characters. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return decodeURIComponent(text.replace(/%[89a-f][\da-f]|%(?![\da-f]{2})/gi, '\uFFFD'));
  }
}
