import { randomInt } from 'node:crypto';
import { type Challenge, createChallenge, type Payload, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import * as z from 'zod/mini';
import { altchaChallenge } from '@/lib/contract/captcha';
import type { Database } from '../../platform/database/types';
import type { Vault } from '../../platform/secrets/vault';
import type { CaptchaProvider } from './provider';
import { markUsed } from './used-challenges';

const VALID_MILLISECONDS = 5 * 60 * 1000;
/** Hashes that a browser computes for one proof: 0.1 to 0.3 s on a desktop, some five times that on a slow phone. */
const WORK = { least: 8_000, most: 20_000 };

const payload = z.object({
  challenge: z.looseObject({
    parameters: z.looseObject({ nonce: z.string(), data: z.object({ expires: z.number() }) }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string(), time: z.optional(z.number()) }),
});

/** The self-hosted proof of work. A challenge is signed, valid for 5 minutes by `clock`, and accepted once in all processes together. */
export function createAltcha({
  vault,
  database,
  clock,
}: {
  vault: Vault;
  database: Database;
  clock: () => Date;
}): CaptchaProvider {
  const secrets = {
    hmacSignatureSecret: vault.hash('captcha', 'challenge'),
    hmacKeySignatureSecret: vault.hash('captcha', 'solution'),
  };
  return {
    async offer() {
      const challenge = await createChallenge({
        algorithm: 'SHA-256',
        cost: 1,
        counter: randomInt(WORK.least, WORK.most),
        // Expiry stands in the signed data, not in the library's own field, which it checks by the machine's clock.
        data: { expires: clock().getTime() + VALID_MILLISECONDS },
        deriveKey,
        ...secrets,
      });
      return { provider: 'altcha', appId: 'altcha', challenge: altchaChallenge.parse(challenge) };
    },
    async verify({ ticket, randstr }) {
      const proof = readTicket(ticket);
      if (!proof || proof.challenge.parameters.nonce !== randstr) return false;
      const { expires } = proof.challenge.parameters.data;
      if (expires <= clock().getTime() || !(await isSolved(proof, secrets))) return false;
      return markUsed(database.orm, randstr, new Date(expires));
    },
  };
}

type Proof = z.output<typeof payload>;

function readTicket(ticket: string): Proof | undefined {
  try {
    return payload.safeParse(JSON.parse(Buffer.from(ticket, 'base64').toString('utf8'))).data;
  } catch {
    return undefined;
  }
}

async function isSolved(proof: Proof, secrets: { hmacSignatureSecret: string; hmacKeySignatureSecret: string }) {
  const { challenge, solution } = proof as unknown as Payload;
  try {
    return (await verifySolution({ challenge: challenge as Challenge, solution, deriveKey, ...secrets })).verified;
  } catch {
    return false;
  }
}
