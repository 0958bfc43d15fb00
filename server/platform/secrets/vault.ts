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
}

/** A vault over a ring of keys; every purpose gets a key of its own from them. */
export function createVault(keyring: Keyring): Vault {
  const derived = new Map<string, Buffer>();
  const keyOf = (name: string, key: Buffer, use: string) => {
    const known = derived.get(`${name} ${use}`) ?? deriveKey(key, use);
    derived.set(`${name} ${use}`, known);
    return known;
  };
  return {
    seal(purpose, text) {
      const id = keyring.current;
      return write(id, encrypt(keyOf(id, keyring.find(id), `seal:${purpose}`), text));
    },
    open(purpose, sealed) {
      const { id, body } = read(sealed);
      return decrypt(keyOf(id, keyring.find(id), `seal:${purpose}`), body);
    },
    hash(purpose, ...parts) {
      return createHmac('sha256', keyOf('lookup', keyring.lookup, `hash:${purpose}`))
        .update(JSON.stringify(parts))
        .digest('base64url');
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
