import { HOUR } from '../../platform/clock/clock';
import type { Orm } from '../../platform/database/types';
import { addressKey } from '../../platform/limits/address-key';
import { readUses, takeAll, WITHOUT_LIMIT } from '../../platform/limits/service';

/** The work is hardest from this multiple of the first threshold on. */
const BUSY = 5;
const ALL = 'captcha:all';
const FACTORS = { usual: 1, often: 2, busy: 4 };

/** The most work that a phone may have to do. */
const HARDEST = 8;

/** Proofs of the current hour: of one address, and of all visitors. */
export interface Proofs {
  ofAddress: number;
  inAll: number;
}

/**
 * How many times the usual work a proof takes: two, then four times as much for an address with many proofs in the past
 * hour, multiplied by as much again while the whole service is busy. This slows down a fast machine; a phone still
 * takes seconds.
 *
 * @param proofs of the current hour
 * @param thresholds from which on the work increases
 */
export function workFactor(proofs: Proofs, thresholds: Proofs): number {
  return Math.min(HARDEST, factorOf(proofs.ofAddress, thresholds.ofAddress) * factorOf(proofs.inAll, thresholds.inAll));
}

function factorOf(proofs: number, threshold: number): number {
  if (proofs < threshold) return FACTORS.usual;
  return proofs < threshold * BUSY ? FACTORS.often : FACTORS.busy;
}

/** The number of proofs in the current hour. */
export async function countProofs(orm: Orm, address: string, now: Date): Promise<Proofs> {
  const key = keyOf(address);
  const uses = await readUses(orm, [key, ALL], now);
  return { ofAddress: uses.get(key)?.count ?? 0, inAll: uses.get(ALL)?.count ?? 0 };
}

/** Counts a proof of an address. */
export async function addProof(orm: Orm, address: string, now: Date): Promise<void> {
  const counted = [keyOf(address), ALL].map((key) => ({ key, max: WITHOUT_LIMIT, window: HOUR }));
  await takeAll(orm, counted, now);
}

function keyOf(address: string): string {
  return `captcha:address:${addressKey(address)}`;
}
