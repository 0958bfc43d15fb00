import { decodeValue } from './decode-value';
import { isGiven } from './macro';
import { isLandingParameter, parameterName, queryPairs } from './query-pairs';

/**
 * Reads a query as advertisements deliver it; browser and server read landing parameters only with this. Of a repeated
 * landing parameter the first value counts that is neither empty nor a macro, or else the first macro; it is trimmed.
 * Other parameters are all there, in order.
 *
 * @param search a query with or without its question mark
 */
export function readQuery(search: string): URLSearchParams {
  const read = new URLSearchParams();
  if (search.length <= 1) return read;
  for (const pair of queryPairs(search)) {
    const name = parameterName(pair);
    const value = decodeValue(pair.slice(pair.indexOf('=') + 1 || pair.length));
    if (isLandingParameter(name)) addLandingParameter(read, name, value.trim());
    else read.append(name, value);
  }
  return read;
}

function addLandingParameter(read: URLSearchParams, name: string, value: string): void {
  const earlier = read.get(name);
  if (earlier === null || (!isGiven(earlier) && isGiven(value))) read.set(name, value);
}
