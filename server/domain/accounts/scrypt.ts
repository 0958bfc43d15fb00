import { type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** Older hashes: `scrypt$N$r$p$salt$key`, salt and key in base64url. New ones are never made. */
export function isScrypt(stored: string): boolean {
  return stored.startsWith('scrypt$');
}

/** Whether a password matches an older hash. */
export async function verifyScrypt(stored: string, password: string): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = stored.split('$');
  const expected = Buffer.from(key, 'base64url');
  const options = { N: Number(N), r: Number(r), p: Number(p) };
  const actual = await derive(password, Buffer.from(salt, 'base64url'), expected.length, options);
  return timingSafeEqual(actual, expected);
}
