import { isPersonal, isPersonalSegment } from './personal-data';
import { queryPairs } from './query-pairs';

/**
 * A page's URL in the form that may be sent and stored: without token, telephone number or name of the visitor in its
 * path, query or hash, and without user name and password. `-` replaces a part of the path, and the rest of the query is
 * as {@link queryPairs} reads it.
 *
 * @returns an empty string for anything that is not an http(s) URL
 */
export function storableAddress(address: string): string {
  const url = read(address);
  if (!url || !['http:', 'https:'].includes(url.protocol)) return '';
  url.username = '';
  url.password = '';
  url.pathname = url.pathname
    .split('/')
    .map((segment) => (isPersonalSegment(segment) ? '-' : segment))
    .join('/');
  url.search = queryPairs(url.search)
    .filter((pair) => !isPersonal(pair))
    .join('&');
  if (isPersonal(url.hash)) url.hash = '';
  return url.href;
}

function read(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}
