import { ADDRESSES_PER_NETWORK, addressKey, networkKey } from './address-key';
import type { Limit } from './service';

/**
 * A limit for a visitor's address, and a higher one for its network, because a visitor can easily get other addresses
 * there.
 */
export function perAddress(name: string, address: string, limit: Omit<Limit, 'key'>): Limit[] {
  return [
    { ...limit, key: `${name}:address:${addressKey(address)}` },
    { ...limit, key: `${name}:network:${networkKey(address)}`, max: limit.max * ADDRESSES_PER_NETWORK },
  ];
}
