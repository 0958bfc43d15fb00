import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts and hashes what must not lie readable in the database. */
export interface Vault {
  /** Encrypts a text for `purpose`; the same text gives another result each time. */
  seal(purpose: string, text: string): string;
  /** @throws when the sealed text was altered or belongs to another purpose or key. */
  open(purpose: string, sealed: string): string;
  /** Keyed hash for look-ups and comparisons, base64url. */
  hash(purpose: string, ...parts: string[]): string;
}

/** A vault over one 32-byte key; every purpose gets a key of its own from it (HKDF-SHA-256). */
export function createVault(key: Buffer): Vault {
  const keys = new Map<string, Buffer>();
  const keyOf = (purpose: string) => {
    const known = keys.get(purpose) ?? Buffer.from(hkdfSync('sha256', key, '', purpose, 32));
    keys.set(purpose, known);
    return known;
  };
  return {
    seal(purpose, text) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', keyOf(`seal:${purpose}`), nonce);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(purpose, sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      const nonce = bytes.subarray(0, NONCE_BYTES);
      const decipher = createDecipheriv('aes-256-gcm', keyOf(`seal:${purpose}`), nonce, { authTagLength: TAG_BYTES });
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      const body = bytes.subarray(NONCE_BYTES + TAG_BYTES);
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
    },
    hash(purpose, ...parts) {
      return createHmac('sha256', keyOf(`hash:${purpose}`))
        .update(JSON.stringify(parts))
        .digest('base64url');
    },
  };
}
