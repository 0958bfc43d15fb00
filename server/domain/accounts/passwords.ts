import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** scrypt's own parameters; the default takes 16 MB and some 0.2 s of one core. */
export interface ScryptCost {
  N: number;
  r: number;
  p: number;
}

const DEFAULT_COST: ScryptCost = { N: 2 ** 14, r: 8, p: 5 };
const KEY_BYTES = 32;
const SALT_BYTES = 16;

/** Makes and checks password hashes. Each hash names its own cost, so that the cost can be raised later. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Takes as long without a stored hash (`null`: no such account, or none with a password) and then answers false. */
  verify(password: string, stored: string | null): Promise<boolean>;
}

export function createPasswordHasher(cost: ScryptCost = DEFAULT_COST): PasswordHasher {
  const hash = async (password: string) => {
    const salt = randomBytes(SALT_BYTES);
    const key = await derive(password, salt, KEY_BYTES, cost);
    return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
  };
  const nobody = hash(randomBytes(SALT_BYTES).toString('base64url'));
  return {
    hash,
    async verify(password, stored) {
      const [, N, r, p, salt = '', key = ''] = (stored ?? (await nobody)).split('$');
      const expected = Buffer.from(key, 'base64url');
      const options = { N: Number(N), r: Number(r), p: Number(p) };
      const actual = await derive(password, Buffer.from(salt, 'base64url'), expected.length, options);
      return timingSafeEqual(actual, expected) && stored !== null;
    },
  };
}
