import { isIPv6 } from 'node:net';

/** How many times an address's limit its whole network may use. */
export const ADDRESSES_PER_NETWORK = 10;

/** One visitor's address: all of IPv4, the /64 of IPv6, in which a visitor may pick any address. */
export function addressKey(address: string): string {
  return isIPv6(address) ? ipv6Prefix(address, 4, addressKey) : address;
}

/** The network that an address lies in: an IPv4 /24, an IPv6 /48. */
export function networkKey(address: string): string {
  return isIPv6(address) ? ipv6Prefix(address, 3, networkKey) : address.split('.').slice(0, 3).join('.');
}

/** The first groups of an IPv6 address in one spelling; an IPv4 address written as IPv6 counts as what it is. */
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
