import { HOUR } from '../../platform/clock/clock';
import type { Orm } from '../../platform/database/types';
import { addressKey } from '../../platform/limits/address-key';
import { readUses, takeAll, WITHOUT_LIMIT } from '../../platform/limits/service';

/** Times the first threshold from which the work is at its hardest. */
const BUSY = 5;
const ALL = 'captcha:all';
const FACTORS = { usual: 1, often: 2, busy: 4 };

/** No phone is asked for more. */
const HARDEST = 8;

/** Proofs of the running hour: of one address, and of everybody. */
export interface Proofs {
  ofAddress: number;
  inAll: number;
}

/**
 * How many times the usual work a proof takes: twice and then four times as much from an address that has given many in the
 * past hour, and as much again while the whole service is asked for many. A machine pays for its pace; a phone still takes seconds.
 *
 * @param proofs that were given in the hour
 * @param thresholds from which on it is more
 */
export function workFactor(proofs: Proofs, thresholds: Proofs): number {
  return Math.min(HARDEST, factorOf(proofs.ofAddress, thresholds.ofAddress) * factorOf(proofs.inAll, thresholds.inAll));
}

function factorOf(proofs: number, threshold: number): number {
  if (proofs < threshold) return FACTORS.usual;
  return proofs < threshold * BUSY ? FACTORS.often : FACTORS.busy;
}

/** How many proofs were given in the running hour. */
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
