import { LANDING_ADDRESS_MAX, LANDING_PARAMETERS } from '@/lib/contract/landing-parameters';
import { parameterName, queryPairs } from '@/lib/query/query-pairs';
import { readQuery } from '@/lib/query/read-query';
import { storableAddress } from '@/lib/query/storable-address';

const UTM: readonly string[] = LANDING_PARAMETERS.filter((name) => name.startsWith('utm_'));
/** Encoded spaces around a value. */
const SPACES = /^(?:\+|%20)+|(?:\+|%20)+$/g;

/**
 * The address by which a platform finds a click: the first one that has it, with the click and the `utm` parameters as the
 * reader finds them and no others, so that neither a visitor's token or number is sent nor another platform's click; at
 * most 1024 characters.
 *
 * @param name the click's parameter
 * @param addresses the landing page's and, if that is unknown, the registration page's
 * @returns `null` if no address has the click
 */
export function landingUrl(name: string, clickId: string, addresses: readonly (string | undefined)[]): string | null {
  for (const address of addresses) {
    const cleaned = storableAddress(address ?? '');
    if (!cleaned) continue;
    const { origin, pathname, search } = new URL(cleaned);
    const pairs = queryPairs(search).filter((pair) => [name, ...UTM].includes(parameterName(pair)));
    const click = pairs.find((pair) => parameterName(pair) === name && readQuery(pair).get(name) === clickId);
    if (!click) continue;
    const bare = `${name}=${click.slice(click.indexOf('=') + 1).replace(SPACES, '')}`;
    const kept = pairs.filter((pair) => pair === click || parameterName(pair) !== name);
    const whole = kept.map((pair) => (pair === click ? bare : pair)).join('&');
    const fitting = [whole, bare]
      .map((query) => `${origin}${pathname}?${query}`)
      .find(({ length }) => length <= LANDING_ADDRESS_MAX);
    if (fitting) return fitting;
  }
  return null;
}

/** The landing page's address without a query; `null` if no address is one. */
export function pageUrl(addresses: readonly (string | undefined)[]): string | null {
  const [cleaned] = addresses.map((address) => storableAddress(address ?? '')).filter(Boolean);
  if (cleaned === undefined) return null;
  const { origin, pathname } = new URL(cleaned);
  return `${origin}${pathname}`.slice(0, LANDING_ADDRESS_MAX);
}
