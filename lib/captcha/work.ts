import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/sha';
import type { Challenge, Solution } from 'altcha-lib/types';

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
