import { DAY, HOUR } from '../../platform/clock/clock';
import { ADDRESSES_PER_NETWORK, addressKey, networkKey } from '../../platform/limits/address-key';
import type { Limit } from '../../platform/limits/service';

/** How many SMS are sent at most. */
export interface SmsLimits {
  /** An hour, by the whole service. */
  hourlyBudget: number;
  /** A day. */
  perNumber: number;
  /** An hour. */
  perAddress: number;
  /** A day. */
  perFingerprint: number;
  /** An hour, to numbers with the same first eight digits. */
  perBlock: number;
}

/** Seconds between two codes for one number. */
export const COOLDOWN_SECONDS = 60;
const TOO_OFTEN = '发送过于频繁，请稍后再试';
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
  const counted = [
    { key: `sms:cooldown:${mobileHash}`, max: 1, window: COOLDOWN_SECONDS * 1000 },
    { key: `sms:number:${mobileHash}`, max: limits.perNumber, window: DAY },
    { key: `sms:address:${addressKey(address)}`, max: limits.perAddress, window: HOUR },
    // Phones of one model share a fingerprint, so it counts within a network.
    ...(clientId
      ? [{ key: `sms:fingerprint:${clientId}:${networkKey(address)}`, max: limits.perFingerprint, window: DAY }]
      : []),
    { key: `sms:block:${mobile.slice(0, BLOCK_DIGITS)}`, max: limits.perBlock, window: HOUR },
    { key: `sms:network:${networkKey(address)}`, max: limits.perAddress * ADDRESSES_PER_NETWORK, window: HOUR },
    { key: 'sms:budget', max: limits.hourlyBudget, window: HOUR },
  ];
  return counted.map((limit) => ({ ...limit, message: TOO_OFTEN }));
}
