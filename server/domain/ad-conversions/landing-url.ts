import { LANDING_ADDRESS_MAX } from '@/lib/contract/landing-parameters';
import { isLandingParameter, parameterName, queryPairs } from '@/lib/query/query-pairs';
import { readQuery } from '@/lib/query/read-query';
import { storableAddress } from '@/lib/query/storable-address';

/** Encoded spaces around a value. */
const SPACES = /^(?:\+|%20)+|(?:\+|%20)+$/g;

/**
 * The address by which Baidu finds a click: the first one that has it, with the landing page's own parameters as the
 * reader finds them and no others, so that no token or number of a visitor is sent; at most 1024 characters.
 *
 * @param addresses the landing page's and, if that is unknown, the registration page's
 * @returns `null` if no address has the click
 */
export function landingUrl(clickId: string, addresses: readonly (string | undefined)[]): string | null {
  for (const address of addresses) {
    const cleaned = storableAddress(address ?? '');
    if (!cleaned) continue;
    const { origin, pathname, search } = new URL(cleaned);
    const pairs = queryPairs(search).filter((pair) => isLandingParameter(parameterName(pair)));
    const click = pairs.find((pair) => parameterName(pair) === 'bd_vid' && readQuery(pair).get('bd_vid') === clickId);
    if (!click) continue;
    const bare = `bd_vid=${click.slice(click.indexOf('=') + 1).replace(SPACES, '')}`;
    const kept = pairs.filter((pair) => pair === click || parameterName(pair) !== 'bd_vid');
    const whole = kept.map((pair) => (pair === click ? bare : pair)).join('&');
    const fitting = [whole, bare]
      .map((query) => `${origin}${pathname}?${query}`)
      .find(({ length }) => length <= LANDING_ADDRESS_MAX);
    if (fitting) return fitting;
  }
  return null;
}
