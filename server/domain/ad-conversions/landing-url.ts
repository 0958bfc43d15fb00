import { LANDING_ADDRESS_MAX, LANDING_PARAMETERS } from '@/lib/contract/landing-parameters';
import { addressWithoutToken } from '@/lib/query/address-without-token';
import { parameterName } from '@/lib/query/without-token';

const KEPT = new Set<string>(LANDING_PARAMETERS);

/**
 * The address by which Baidu finds a click again: the first one that carries it, with the landing's own parameters byte for
 * byte and none other, so that neither token nor number of a visitor goes out; at most 1024 characters.
 *
 * @param addresses the landing page's and, where it was not kept, the registration page's
 * @returns `null` where no address can carry the click
 */
export function landingUrl(clickId: string, addresses: readonly (string | undefined)[]): string | null {
  for (const address of addresses) {
    const cleaned = addressWithoutToken(address ?? '');
    if (!cleaned) continue;
    const { origin, pathname, search } = new URL(cleaned);
    const pairs = search
      .slice(1)
      .split('&')
      .filter((pair) => KEPT.has(parameterName(pair)));
    const whole = pairs.join('&');
    if (new URLSearchParams(whole).get('bd_vid') !== clickId) continue;
    const click = pairs.find((pair) => parameterName(pair) === 'bd_vid') ?? '';
    const fitting = [whole, click]
      .map((query) => `${origin}${pathname}?${query}`)
      .find(({ length }) => length <= LANDING_ADDRESS_MAX);
    if (fitting) return fitting;
  }
  return null;
}
