import { HOUR } from '../../platform/clock/clock';
import type { Orm } from '../../platform/database/types';
import { addressKey } from '../../platform/limits/address-key';
import { readUses, takeAll } from '../../platform/limits/service';

const WITHOUT_LIMIT = 2 ** 31 - 1;
/** Times the first threshold from which the work is at its hardest. */
const BUSY = 5;
const FACTORS = { usual: 1, often: 2, busy: 4 };

/**
 * How many times the usual work a proof takes: twice and then four times as much from an address that has given many in the
 * past hour. A machine pays for its pace; a phone behind a carrier's address still takes seconds.
 *
 * @param proofs that the address has given in the hour
 * @param threshold from which on it is more
 */
export function workFactor(proofs: number, threshold: number): number {
  if (proofs < threshold) return FACTORS.usual;
  return proofs < threshold * BUSY ? FACTORS.often : FACTORS.busy;
}

/** How many proofs an address has given in the running hour. */
export async function countProofs(orm: Orm, address: string, now: Date): Promise<number> {
  const key = keyOf(address);
  return (await readUses(orm, [key], now)).get(key)?.count ?? 0;
}

/** Counts a proof of an address. */
export async function addProof(orm: Orm, address: string, now: Date): Promise<void> {
  await takeAll(orm, [{ key: keyOf(address), max: WITHOUT_LIMIT, window: HOUR }], now);
}

function keyOf(address: string): string {
  return `captcha:address:${addressKey(address)}`;
}
