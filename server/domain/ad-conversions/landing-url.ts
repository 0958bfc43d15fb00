import { LANDING_ADDRESS_MAX, LANDING_PARAMETERS } from '@/lib/contract/landing-parameters';
import { addressWithoutToken } from '@/lib/query/address-without-token';
import { parameterName } from '@/lib/query/without-token';

const KEPT = new Set<string>(LANDING_PARAMETERS);

/**
 * The address by which Baidu finds a click: the first one that has it, with the landing page's own parameters unchanged
 * and no others, so that no token or number of a visitor is sent; at most 1024 characters.
 *
 * @param addresses the landing page's and, if that is unknown, the registration page's
 * @returns `null` if no address has the click
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
