import { isTokenName } from './personal-data';
import { parameterName, queryPairs } from './query-pairs';

/**
 * A query as {@link queryPairs} reads it, without its `token` parameters in any letter case.
 *
 * @param search a query with or without its question mark
 * @returns the query with its question mark, or an empty string
 */
export function withoutToken(search: string): string {
  const kept = queryPairs(search).filter((pair) => !isTokenPair(pair));
  return kept.length > 0 ? `?${kept.join('&')}` : '';
}

/** Whether a query carries a session token. */
export function carriesToken(search: string): boolean {
  return queryPairs(search).some(isTokenPair);
}

function isTokenPair(pair: string): boolean {
  return isTokenName(parameterName(pair.replace(/^\?+/, '')));
}
