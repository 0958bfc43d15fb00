import { isIP } from 'node:net';

/** Names of address ranges that no visitor has. */
const RANGES = ['loopback', 'linklocal', 'uniquelocal'];

/** True for a valid trusted proxy: an address, a CIDR range such as `10.0.0.0/8`, or the name of a range. */
export function isProxy(value: string): boolean {
  if (RANGES.includes(value)) return true;
  const [address = '', bits, ...rest] = value.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
