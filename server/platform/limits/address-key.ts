import { isIPv6 } from 'node:net';

/** A network's limit, as a multiple of an address's limit. */
export const ADDRESSES_PER_NETWORK = 10;

/**
 * The key of one visitor's address: the full IPv4 address, or the /64 of an IPv6 address, within which a visitor can
 * choose freely.
 */
export function addressKey(address: string): string {
  return isIPv6(address) ? ipv6Prefix(address, 4, addressKey) : address;
}

/** The network of an address: an IPv4 /24 or an IPv6 /48. */
export function networkKey(address: string): string {
  return isIPv6(address) ? ipv6Prefix(address, 3, networkKey) : address.split('.').slice(0, 3).join('.');
}

/** The first groups of an IPv6 address in normalized form; an IPv4-mapped address counts as IPv4. */
function ipv6Prefix(address: string, groups: number, ofIpv4: (address: string) => string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return ofIpv4(mapped);
  const [head = '', tail] = address.split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...zeros, ...right]
    .slice(0, groups)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
