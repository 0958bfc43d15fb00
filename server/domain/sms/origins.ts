import { DAY } from '../../platform/clock/clock';
import type { Orm } from '../../platform/database/types';
import { ADDRESSES_PER_NETWORK, addressKey, networkKey } from '../../platform/limits/address-key';
import { giveBack, takeAll, WITHOUT_LIMIT } from '../../platform/limits/service';
import type { Vault } from '../../platform/secrets/vault';

/** An address may request this many hours' worth of codes at a time, for example when a lecture hall scans a poster. */
const BURST_HOURS = 3;
/**
 * Neighbouring numbers share their first eight digits; a bot counts through them, and a school hands out such cards.
 */
const BLOCK_DIGITS = 8;
const NO_FINGERPRINT = 'none';
/** Used codes after which a network is surely not of machines alone: each took the phone of a visitor. */
const TRUSTED_AFTER = 100;

/** Unused codes that origins shared by visitors may have; see {@link allowance}. */
export interface SharedLimits {
  /** Per hour. */
  perAddress: number;
  /** Per day. */
  perFingerprint: number;
  /** Per hour, to numbers with the same first eight digits. */
  perBlock: number;
}

/** Where a code is requested or used. */
export interface SmsOrigin {
  mobile: string;
  /** The visitor's IP address. */
  address: string;
  /** The visitor's fingerprint; empty when there is none. */
  clientId: string;
}

/**
 * An address, fingerprint, block or network that many honest visitors may share, or that one bot may use alone: only
 * the share of used codes shows which.
 */
export interface SharedOrigin {
  name: string;
  /** Codes that may be unused at the start. */
  atOnce: number;
  /** How many more may be unused with every hour of the day. */
  hourly: number;
  /** The share of both before any code was used, by default 1; {@link TRUSTED_AFTER} used codes give all. */
  untrusted?: number;
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
    {
      name: `network:${network}`,
      atOnce: networkHourly * BURST_HOURS,
      hourly: networkHourly,
      // As much as one address.
      untrusted: 1 / ADDRESSES_PER_NETWORK,
    },
  ];
}

/**
 * How many codes of an origin may be unused in a day. A used code makes room twice: it is no longer unused, and raises
 * the limit by one. Visitors use most of their codes, so any number of them get through; a bot that only wants traffic
 * gets the basic limit. Networks cost a bot little, so a network gets all of its limit only after many used codes.
 */
export function allowance(
  { atOnce, hourly, untrusted = 1 }: Omit<SharedOrigin, 'name'>,
  { hours, used }: { hours: number; used: number },
): number {
  const trust = Math.min(1, untrusted + used / TRUSTED_AFTER);
  return Math.min(WITHOUT_LIMIT, Math.floor((atOnce + hourly * hours) * trust) + used);
}

/** The key under which an origin's unused codes are counted. */
export function roomKey(name: string): string {
  return `sms:unused:${name}`;
}

/** The key under which an origin's used codes of the past day are counted. */
export function usedKey(name: string): string {
  return `sms:used:${name}`;
}

/** Counts a used code for its origin; once per code, in the transaction that uses it up. */
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
