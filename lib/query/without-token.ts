import { isTokenName } from './address-without-token';

/**
 * A query without its `token` parameters, in any letter case; every other parameter stays byte for byte, in order.
 *
 * @param search a query with or without its question mark
 * @returns the query with its question mark, or an empty string
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
