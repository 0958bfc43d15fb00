import { holdsToken, isTokenName } from './address-without-token';

/**
 * A query without its `token` parameters, however they are cased; every other parameter stays byte for byte, in its order.
 *
 * @param search a query with or without its question mark
 * @returns the query with its question mark, or the empty string
 */
export function withoutToken(search: string): string {
  const kept = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !isTokenName(parameterName(pair)));
  return kept.length > 0 ? `?${kept.join('&')}` : '';
}

/** The decoded name of a `name=value` pair. */
export function parameterName(pair: string): string {
  return new URLSearchParams(pair).keys().next().value ?? '';
}

/** The page's query, without a token. */
export function pageQuery(): URLSearchParams {
  return new URLSearchParams(withoutToken(window.location.search));
}

/** The page's full address as it may leave the browser: without a token. */
export function pageAddress(): string {
  const { origin, pathname, search, hash } = window.location;
  return `${origin}${pathname}${withoutToken(search)}${withoutTokenHash(hash)}`;
}

function withoutTokenHash(hash: string): string {
  return holdsToken(hash) ? '' : hash;
}
