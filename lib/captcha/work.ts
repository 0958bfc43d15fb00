import { sha256 } from '@noble/hashes/sha2.js';
import { solveChallenge } from 'altcha-lib';
import type { Challenge, DeriveKeyFunction, Solution } from 'altcha-lib/types';

export interface WorkOrder {
  /** As the server sent it; the library checks what it needs of it. */
  challenge: { parameters: { nonce: string } };
  /** Milliseconds. */
  timeout: number;
}

export type WorkAnswer = Solution | null;

/** Finds the solution of a challenge; `null` when time is up. */
export function work({ challenge, timeout }: WorkOrder): Promise<WorkAnswer> {
  return solveChallenge({ challenge: challenge as Challenge, deriveKey, timeout });
}

/**
 * SHA-256 without WebCrypto, which browsers withhold from plain-http addresses and which takes longer for each of thousands
 * of short texts.
 */
const deriveKey: DeriveKeyFunction = async ({ algorithm, cost, keyLength = 32 }, salt, password) => {
  if (algorithm !== 'SHA-256') throw new Error(`The captcha asks for ${algorithm}`);
  let key: Uint8Array = Uint8Array.of(...salt, ...password);
  for (let round = 0; round < Math.max(1, cost); round += 1) key = sha256(key);
  return { parameters: {}, derivedKey: key.slice(0, keyLength) };
};
