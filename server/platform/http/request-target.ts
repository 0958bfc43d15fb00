/** The longest request target that is answered, in characters. */
export const MAX_TARGET_LENGTH = 16_384;

/** A request target in origin form, split at its question mark. */
export interface RequestTarget {
  pathname: string;
  /** The query as sent, with its question mark; empty without one. */
  search: string;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is being refused
const FORBIDDEN = /[\\\u0000-\u0020\u007f]/;
const DOT_SEGMENT = /\/(?:\.|%2e){1,2}(?=\/|$)/i;
const ENCODED_SEPARATOR = /%(?:2f|5c|00|0a|0d)/i;
/** Most targets have nothing that a closer look would be needed for. */
const PLAIN = /^(?:\/[\w~-]+)+$/;

/**
 * Why a request target is refused: 414 for one that is too long, 400 for anything that could be read in two ways.
 * That is an absolute form, `//` anywhere in the path, a backslash, dot segments, encoded slashes and percent-encoding that does not decode.
 *
 * @returns `null` for a target that is plain origin form
 */
export function targetProblem(target: string): 400 | 414 | null {
  if (target.length > MAX_TARGET_LENGTH) return 414;
  if (PLAIN.test(target)) return null;
  if (!target.startsWith('/')) return 400;
  const { pathname } = splitTarget(target);
  if (
    pathname.includes('//') ||
    FORBIDDEN.test(target) ||
    DOT_SEGMENT.test(pathname) ||
    ENCODED_SEPARATOR.test(pathname)
  )
    return 400;
  return decodes(pathname) ? null : 400;
}

/** Splits a target that {@link targetProblem} let pass. A query with bad percent-encoding is left to `URLSearchParams`, which never throws. */
export function splitTarget(target: string): RequestTarget {
  const mark = target.indexOf('?');
  return mark < 0 ? { pathname: target, search: '' } : { pathname: target.slice(0, mark), search: target.slice(mark) };
}

/** True for exactly one Host header, as HTTP/1.1 demands; proxies and servers read two differently. HTTP/1.0 may do without. */
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
