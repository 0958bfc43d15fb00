import { BlockList, isIP } from 'node:net';

/** Addresses that belong to no host of the internet: RFC 6890, and those that contain an IPv4 address. */
const SPECIAL = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  SPECIAL.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  SPECIAL.addSubnet(network, prefix, 'ipv6');

/** All global addresses of IPv6. */
const GLOBAL = new BlockList();
GLOBAL.addSubnet('2000::', 3, 'ipv6');

/** Whether a text is an address of the internet: not private, local, reserved or an example. */
export function isPublic(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !SPECIAL.check(address, 'ipv4');
  return version === 6 && GLOBAL.check(address, 'ipv6') && !SPECIAL.check(address, 'ipv6');
}
