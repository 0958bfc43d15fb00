import { sha256 } from '@noble/hashes/sha2.js';
import { solveChallenge } from 'altcha-lib';
import type { Challenge, DeriveKeyFunction, Solution } from 'altcha-lib/types';

export interface WorkOrder {
  /** As the server sent it; the library validates the fields that it needs. */
  challenge: { parameters: { nonce: string } };
  /** Milliseconds. */
  timeout: number;
}

export type WorkAnswer = Solution | null;

/** Solves a challenge; returns `null` if time runs out. */
export function work({ challenge, timeout }: WorkOrder): Promise<WorkAnswer> {
  return solveChallenge({ challenge: challenge as Challenge, deriveKey, timeout });
}

/**
 * SHA-256 without WebCrypto: browsers offer WebCrypto only on secure origins, and it is slower for thousands of short
 * texts.
 */
const deriveKey: DeriveKeyFunction = async ({ algorithm, cost, keyLength = 32 }, salt, password) => {
  if (algorithm !== 'SHA-256') throw new Error(`The captcha asks for the unsupported algorithm ${algorithm}`);
  let key: Uint8Array = Uint8Array.of(...salt, ...password);
  for (let round = 0; round < Math.max(1, cost); round += 1) key = sha256(key);
  return { parameters: {}, derivedKey: key.slice(0, keyLength) };
};
