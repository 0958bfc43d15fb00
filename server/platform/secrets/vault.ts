import { createHmac } from 'node:crypto';
import { decrypt, deriveKey, encrypt } from './cipher';
import { type Keyring, UNNAMED } from './keyring';

/** Encrypts and hashes data that must not be readable in the database. */
export interface Vault {
  /** Encrypts a text for `purpose`, differently each time. The result starts with the key's id and a full stop. */
  seal(purpose: string, text: string): string;
  /** @throws when the value was changed, belongs to another purpose, or its key is unknown */
  open(purpose: string, sealed: string): string;
  /** Keyed hash for lookups and comparisons, base64url. */
  hash(purpose: string, ...parts: string[]): string;
  /** All results of {@link hash} since the database was created: one per lookup key, the current one last. */
  hashes(purpose: string, ...parts: string[]): string[];
  /** Computes the current hash from the one with all lookup keys but the newest, without the original text. */
  rehash(purpose: string, hash: string): string;
}

/** A vault on a keyring, with a derived key for each purpose. */
export function createVault(keyring: Keyring): Vault {
  const derived = new Map<Buffer, Map<string, Buffer>>();
  const keyFor = (use: string, key: Buffer) => {
    const uses = derived.get(key) ?? new Map<string, Buffer>();
    derived.set(key, uses);
    const known = uses.get(use) ?? deriveKey(key, use);
    uses.set(use, known);
    return known;
  };
  const hashBy = (keys: readonly Buffer[], purpose: string, text: string) =>
    keys.reduce(
      (inner, key) =>
        createHmac('sha256', keyFor(`hash:${purpose}`, key))
          .update(inner)
          .digest('base64url'),
      text,
    );
  return {
    seal(purpose, text) {
      const id = keyring.current;
      return write(id, encrypt(keyFor(`seal:${purpose}`, keyring.find(id)), text));
    },
    open(purpose, sealed) {
      const { id, body } = read(sealed);
      return decrypt(keyFor(`seal:${purpose}`, keyring.find(id)), body);
    },
    hash(purpose, ...parts) {
      return hashBy(keyring.lookupKeys, purpose, JSON.stringify(parts));
    },
    hashes(purpose, ...parts) {
      const keys = keyring.lookupKeys;
      return keys.map((_, newest) => hashBy(keys.slice(0, newest + 1), purpose, JSON.stringify(parts)));
    },
    rehash(purpose, hash) {
      return hashBy(keyring.lookupKeys.slice(-1), purpose, hash);
    },
  };
}

/** Values of the key without an id have no prefix, so that servers of an earlier release can read them. */
function write(id: string, body: string): string {
  return id === UNNAMED ? body : `${id}.${body}`;
}

function read(sealed: string): { id: string; body: string } {
  const end = sealed.indexOf('.');
  return end === -1 ? { id: UNNAMED, body: sealed } : { id: sealed.slice(0, end), body: sealed.slice(end + 1) };
}
