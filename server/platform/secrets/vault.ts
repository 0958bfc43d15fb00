import { createHmac } from 'node:crypto';
import { decrypt, deriveKey, encrypt } from './cipher';
import { type Keyring, UNNAMED } from './keyring';

/** Encrypts and hashes what must not lie readable in the database. */
export interface Vault {
  /** Encrypts a text for `purpose`; the same text gives another result each time. It begins with its key's id and a full stop. */
  seal(purpose: string, text: string): string;
  /** @throws when the sealed text was altered or belongs to another purpose, or its key is not known. */
  open(purpose: string, sealed: string): string;
  /** Keyed hash for look-ups and comparisons, base64url. */
  hash(purpose: string, ...parts: string[]): string;
  /** What {@link hash} has answered since the database was made: one hash for each look-up key that there has been, today's last. */
  hashes(purpose: string, ...parts: string[]): string[];
  /** Makes the keyed hash of today out of the one by all look-up keys but the newest, whatever was hashed. */
  rehash(purpose: string, hash: string): string;
}

/** A vault over a ring of keys; every purpose gets a key of its own from them. */
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

/** Without a name by the key that came before names: a server of an earlier release beside this one reads it as well. */
function write(id: string, body: string): string {
  return id === UNNAMED ? body : `${id}.${body}`;
}

function read(sealed: string): { id: string; body: string } {
  const end = sealed.indexOf('.');
  return end === -1 ? { id: UNNAMED, body: sealed } : { id: sealed.slice(0, end), body: sealed.slice(end + 1) };
}
