import { DAY } from '../../platform/clock/clock';
import type { Orm } from '../../platform/database/types';
import { ADDRESSES_PER_NETWORK, addressKey, networkKey } from '../../platform/limits/address-key';
import { giveBack, takeAll, WITHOUT_LIMIT } from '../../platform/limits/service';
import type { Vault } from '../../platform/secrets/vault';

/** Hours' worth of codes that an address may ask for at once, as when a lecture hall scans one poster. */
const BURST_HOURS = 3;
/** Neighbouring numbers share their first eight digits; one machine goes through them, and so does a school that hands cards out. */
const BLOCK_DIGITS = 8;
const NO_FINGERPRINT = 'none';

/** Codes that may lie unused at what visitors share; see {@link allowance}. */
export interface SharedLimits {
  /** An hour. */
  perAddress: number;
  /** A day. */
  perFingerprint: number;
  /** An hour, to numbers with the same first eight digits. */
  perBlock: number;
}

/** Where a code is asked for, or used. */
export interface SmsOrigin {
  mobile: string;
  /** The visitor's IP address. */
  address: string;
  /** The visitor's fingerprint; empty when there is none. */
  clientId: string;
}

/** What many honest visitors may share, or one machine may have to itself: only the codes that are used tell which. */
export interface SharedOrigin {
  name: string;
  /** Codes that may lie unused from the beginning. */
  atOnce: number;
  /** How many more may lie unused with every hour of the day. */
  hourly: number;
}

/** The shared origins of a request, in the order in which their rows are locked. */
export function sharedOrigins(
  vault: Vault,
  limits: SharedLimits,
  { mobile, address, clientId }: SmsOrigin,
): SharedOrigin[] {
  const network = networkKey(address);
  const networkHourly = limits.perAddress * ADDRESSES_PER_NETWORK;
  return [
    { name: `address:${addressKey(address)}`, atOnce: limits.perAddress * BURST_HOURS, hourly: limits.perAddress },
    // Phones of one model share a fingerprint, so it counts within a network.
    { name: `fingerprint:${clientId || NO_FINGERPRINT}:${network}`, atOnce: limits.perFingerprint, hourly: 0 },
    {
      name: `block:${vault.hash('sms-block', mobile.slice(0, BLOCK_DIGITS))}`,
      atOnce: limits.perBlock,
      hourly: limits.perBlock,
    },
    { name: `network:${network}`, atOnce: networkHourly * BURST_HOURS, hourly: networkHourly },
  ];
}

/**
 * How many codes of an origin may lie unused in a day. A code that is used makes room twice: it no longer lies there, and
 * one more may. People use most of theirs, so that any number of them get through; a machine that asks for the traffic's own
 * sake gets what any address gets.
 */
export function allowance(
  { atOnce, hourly }: Pick<SharedOrigin, 'atOnce' | 'hourly'>,
  { hours, used }: { hours: number; used: number },
): number {
  return Math.min(WITHOUT_LIMIT, atOnce + hourly * hours + used);
}

/** Where the codes of an origin are counted that nobody has used yet. */
export function roomKey(name: string): string {
  return `sms:unused:${name}`;
}

/** Where the codes of an origin are counted that were used in the past day. */
export function usedKey(name: string): string {
  return `sms:used:${name}`;
}

/** Notes that a code was used, at the place from which it was; once for each code, in the transaction that uses it up. */
export async function creditUse(
  transaction: Orm,
  vault: Vault,
  limits: SharedLimits,
  origin: SmsOrigin,
  now: Date,
): Promise<void> {
  const origins = sharedOrigins(vault, limits, origin);
  const counted = (key: string) => ({ key, max: WITHOUT_LIMIT, window: DAY });
  await giveBack(
    transaction,
    origins.map(({ name }) => counted(roomKey(name))),
    now,
  );
  await takeAll(
    transaction,
    origins.map(({ name }) => counted(usedKey(name))),
    now,
  );
}
