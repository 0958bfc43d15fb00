import { isIPv6 } from 'node:net';
import { DAY, HOUR } from '../api/clock';
import type { SmsLimits } from '../api/config';
import type { Limit } from '../limits/service';

/** Seconds between two codes for one number. */
export const COOLDOWN_SECONDS = 60;
/** How many times an address's limit its whole network (an IPv4 /24, an IPv6 /48) may use. */
const ADDRESSES_PER_NETWORK = 10;
/** Neighbouring numbers share their first eight digits. */
const BLOCK_DIGITS = 8;

export interface SmsOrigin {
  mobile: string;
  mobileHash: string;
  address: string;
  /** The visitor's fingerprint; empty when there is none. */
  clientId: string;
}

/** What one SMS counts against; the whole service's budget comes last, as every send waits for its row. */
export function smsLimits(origin: SmsOrigin, limits: SmsLimits): Limit[] {
  const { mobile, mobileHash, address, clientId } = origin;
  return [
    { key: `sms:cooldown:${mobileHash}`, max: 1, window: COOLDOWN_SECONDS * 1000 },
    { key: `sms:number:${mobileHash}`, max: limits.perNumber, window: DAY },
    { key: `sms:address:${addressKey(address)}`, max: limits.perAddress, window: HOUR },
    ...(clientId ? [{ key: `sms:fingerprint:${clientId}`, max: limits.perFingerprint, window: DAY }] : []),
    { key: `sms:block:${mobile.slice(0, BLOCK_DIGITS)}`, max: limits.perBlock, window: HOUR },
    { key: `sms:network:${networkKey(address)}`, max: limits.perAddress * ADDRESSES_PER_NETWORK, window: HOUR },
    { key: 'sms:budget', max: limits.hourlyBudget, window: HOUR },
  ];
}

/** One visitor's address: all of IPv4, the /64 of IPv6, in which a visitor may pick any address. */
export function addressKey(address: string): string {
  return isIPv6(address) ? ipv6Prefix(address, 4) : address;
}

function networkKey(address: string): string {
  return isIPv6(address) ? ipv6Prefix(address, 3) : address.split('.').slice(0, 3).join('.');
}

function ipv6Prefix(address: string, groups: number): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return groups === 4 ? mapped : networkKey(mapped);
  const [head = '', tail] = address.split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...zeros, ...right].slice(0, groups).join(':').toLowerCase();
}
