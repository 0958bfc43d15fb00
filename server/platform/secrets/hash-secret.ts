import { createHash } from 'node:crypto';

/** Hashes a random secret for storage: base64url of its SHA-256. Needs no salt, because the secret cannot be guessed. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
