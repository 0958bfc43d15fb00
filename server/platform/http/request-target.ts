/** Maximum characters of a request target. */
export const MAX_TARGET_LENGTH = 16_384;

/** A request target in origin form, split at its question mark. */
export interface RequestTarget {
  pathname: string;
  /** The query as sent, with its question mark; empty without one. */
  search: string;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern rejects them
const FORBIDDEN = /[\\\u0000-\u0020\u007f]/;
const DOT_SEGMENT = /\/(?:\.|%2e){1,2}(?=\/|$)/i;
const ENCODED_SEPARATOR = /%(?:2f|5c|00|0a|0d)/i;
/** Matches most targets, which need no further checks. */
const PLAIN = /^(?:\/[\w~-]+)+$/;

/**
 * Checks a request target: 414 when it is too long, 400 when it is ambiguous. Ambiguous are absolute form, and in the
 * path `//`, backslashes, dot segments, encoded slashes and invalid percent-encoding. A query may contain any bytes.
 *
 * @returns `null` for a target in plain origin form
 */
export function targetProblem(target: string): 400 | 414 | null {
  if (target.length > MAX_TARGET_LENGTH) return 414;
  if (PLAIN.test(target)) return null;
  if (!target.startsWith('/')) return 400;
  const { pathname } = splitTarget(target);
  if (
    pathname.includes('//') ||
    FORBIDDEN.test(pathname) ||
    DOT_SEGMENT.test(pathname) ||
    ENCODED_SEPARATOR.test(pathname)
  )
    return 400;
  return decodes(pathname) ? null : 400;
}

/**
 * Splits a target that passed {@link targetProblem}. Invalid percent-encoding in the query is left to
 * `URLSearchParams`, which never throws.
 */
export function splitTarget(target: string): RequestTarget {
  const mark = target.indexOf('?');
  return mark < 0 ? { pathname: target, search: '' } : { pathname: target.slice(0, mark), search: target.slice(mark) };
}

/**
 * True for exactly one Host header, as HTTP/1.1 requires, because proxies and servers may choose differently between
 * two. HTTP/1.0 allows none.
 */
export function namesOneHost(rawHeaders: readonly string[], httpVersion = '1.1'): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) if (isHost(rawHeaders[index])) hosts += 1;
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}

const isHost = (name = '') => name.length === 4 && name.toLowerCase() === 'host';

function decodes(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}
