import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { parseOptions } from '@node-rs/argon2';
import { Bulkhead, type BulkheadLimits } from '../../platform/limits/bulkhead';
import { hash, verify } from './argon2-threads';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** The cost of one Argon2id hash. */
export interface Argon2Cost {
  /** KiB. */
  memoryCost: number;
  /** Passes. */
  timeCost: number;
  /** Lanes. */
  parallelism: number;
}

/**
 * The fastest here of the settings that OWASP calls equally strong: 12 MiB, which fit in a processor's cache, and about
 * 7 ms of one core.
 */
const DEFAULT_COST: Argon2Cost = { memoryCost: 12_288, timeCost: 3, parallelism: 1 };

/**
 * At most two hashes at a time, and one core fewer than there are, which the event loop needs. A full queue takes a
 * quarter of a second.
 */
const DEFAULT_LIMITS: BulkheadLimits = { running: Math.max(1, Math.min(2, availableParallelism() - 1)), waiting: 32 };

/** Makes and checks password hashes. Each hash names its own cost, so that the cost can be raised later. */
export interface PasswordHasher {
  /** @throws ApiProblem `unavailable` with the seconds to wait when the queue is full. */
  hash(password: string): Promise<string>;
  /**
   * Without a stored hash (`null`: no such account, or one without a password) it takes as long and returns false.
   * @throws ApiProblem as {@link hash} does
   */
  verify(password: string, stored: string | null): Promise<boolean>;
  /** Whether a hash was made in an older way, and should be replaced when its password is known. */
  isOutdated(stored: string): boolean;
}

export function createPasswordHasher(
  cost: Argon2Cost = DEFAULT_COST,
  limits: BulkheadLimits = DEFAULT_LIMITS,
): PasswordHasher {
  const bulkhead = new Bulkhead('password', limits);
  const nobody = hash(randomBytes(16).toString('base64url'), cost);
  return {
    hash: (password) => bulkhead.run(() => hash(typed(password), cost)),
    async verify(password, stored) {
      const compared = stored ?? (await nobody);
      const given = typed(password);
      const fits = await bulkhead.run(() =>
        isScrypt(compared) ? verifyScrypt(compared, given) : verify(compared, given),
      );
      return fits && stored !== null;
    },
    isOutdated(stored) {
      if (isScrypt(stored)) return true;
      const { memoryCost, timeCost, parallelism } = parseOptions(stored);
      return memoryCost !== cost.memoryCost || timeCost !== cost.timeCost || parallelism !== cost.parallelism;
    },
  };
}

/**
 * The same text however a keyboard composes its characters; ASCII, which all older passwords consist of, does not
 * change.
 */
function typed(password: string): string {
  return password.normalize('NFC');
}

/** Older hashes: `scrypt$N$r$p$salt$key`, salt and key in base64url. New ones are never made. */
function isScrypt(stored: string): boolean {
  return stored.startsWith('scrypt$');
}

/** Whether a password matches an older hash. */
async function verifyScrypt(stored: string, password: string): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = stored.split('$');
  const expected = Buffer.from(key, 'base64url');
  const options = { N: Number(N), r: Number(r), p: Number(p) };
  const actual = await derive(password, Buffer.from(salt, 'base64url'), expected.length, options);
  return timingSafeEqual(actual, expected);
}
