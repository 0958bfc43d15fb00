import { randomInt } from 'node:crypto';
import { type Challenge, createChallenge, type Payload, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import * as z from 'zod/mini';
import { altchaChallenge } from '@/lib/contract/captcha';
import { parseJson } from '@/lib/parse-json';
import type { Database } from '../../platform/database/types';
import type { Vault } from '../../platform/secrets/vault';
import { addProof, countProofs, workFactor } from './demand';
import type { CaptchaProvider } from './provider';
import { markUsed } from './used-challenges';

const VALID_MILLISECONDS = 5 * 60 * 1000;
/** Hashes that a browser computes for one proof: 0.1 to 0.3 s on a desktop, about five times that on a slow phone. */
const WORK = { least: 8_000, most: 20_000 };

const payload = z.object({
  challenge: z.looseObject({
    parameters: z.looseObject({ nonce: z.string(), data: z.object({ expires: z.number(), factor: z.number() }) }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string(), time: z.optional(z.number()) }),
});

export interface AltchaNeeds {
  vault: Vault;
  database: Database;
  clock: () => Date;
  /** Proofs of one address per hour from which on each takes more work. */
  proofsPerAddress: number;
  /** Proofs of all visitors per hour from which on each takes more work. */
  proofsInAll: number;
}

/**
 * The self-hosted proof of work. A challenge is signed, valid for 5 minutes by `clock`, and accepted once across all
 * processes.
 */
export function createAltcha({ vault, database, clock, proofsPerAddress, proofsInAll }: AltchaNeeds): CaptchaProvider {
  const secrets = {
    hmacSignatureSecret: vault.hash('captcha', 'challenge'),
    hmacKeySignatureSecret: vault.hash('captcha', 'solution'),
  };
  const factorOf = async (address: string) =>
    workFactor(await countProofs(database.orm, address, clock()), { ofAddress: proofsPerAddress, inAll: proofsInAll });
  return {
    async offer(address) {
      const factor = await factorOf(address);
      const challenge = await createChallenge({
        algorithm: 'SHA-256',
        cost: 1,
        counter: randomInt(WORK.least * factor, WORK.most * factor),
        // Expiry is in the signed data, not in the library's own field, which the library checks by the machine's
        // clock.
        data: { expires: clock().getTime() + VALID_MILLISECONDS, factor },
        deriveKey,
        ...secrets,
      });
      return { provider: 'altcha', appId: 'altcha', challenge: altchaChallenge.parse(challenge) };
    },
    async verify({ ticket, randstr }, address) {
      const proof = readTicket(ticket);
      if (!proof || proof.challenge.parameters.nonce !== randstr) return false;
      const { expires, factor } = proof.challenge.parameters.data;
      if (expires <= clock().getTime() || !(await isSolved(proof, secrets))) return false;
      // The address may have become busier during the work; collected easy challenges are worthless.
      if (factor * 2 < (await factorOf(address))) return false;
      if (!(await markUsed(database.orm, randstr, new Date(expires)))) return false;
      await addProof(database.orm, address, clock());
      return true;
    },
  };
}

type Proof = z.output<typeof payload>;

function readTicket(ticket: string): Proof | undefined {
  return payload.safeParse(parseJson(Buffer.from(ticket, 'base64').toString('utf8'))).data;
}

async function isSolved(proof: Proof, secrets: { hmacSignatureSecret: string; hmacKeySignatureSecret: string }) {
  const { challenge, solution } = proof as unknown as Payload;
  try {
    return (await verifySolution({ challenge: challenge as Challenge, solution, deriveKey, ...secrets })).verified;
  } catch {
    return false;
  }
}
