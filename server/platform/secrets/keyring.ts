interface SealKey {
  key: Buffer;
  inForceAt: Date;
}

/** Id for values without a key id: they were encrypted with the DATA_KEY itself, before keys had ids. */
export const UNNAMED = '0';

/** The keys of a process's vault. Keys are only added, so that everything encrypted stays readable. */
export class Keyring {
  readonly #sealKeys = new Map<string, SealKey>();
  readonly #lookupKeys: Buffer[];

  /** @param lookupKeys the keys of keyed hashes, in order; each hashes the result of the previous one */
  constructor(...lookupKeys: [Buffer, ...Buffer[]]) {
    this.#lookupKeys = lookupKeys;
  }

  /** A keyring with one key for everything. */
  static of(key: Buffer): Keyring {
    return new Keyring(key).add('1', { key, inForceAt: new Date(0) });
  }

  get lookupKeys(): readonly Buffer[] {
    return this.#lookupKeys;
  }

  /** Adds a key on top of those for keyed hashes. */
  addLookupKey(key: Buffer): void {
    this.#lookupKeys.push(key);
  }

  add(id: string, sealKey: SealKey): this {
    this.#sealKeys.set(id, sealKey);
    return this;
  }

  has(id: string): boolean {
    return this.#sealKeys.has(id);
  }

  /** @throws when this process does not have the key */
  find(id: string): Buffer {
    const found = this.#sealKeys.get(id);
    if (!found) throw new Error(`Unknown key ${id} of an encrypted value.`);
    return found.key;
  }

  /** The id of the newest key that every process has by now; it encrypts new values. */
  get current(): string {
    const now = Date.now();
    const inForce = [...this.#sealKeys].filter(([, { inForceAt }]) => inForceAt.getTime() <= now);
    const newest = inForce.sort(([, a], [, b]) => b.inForceAt.getTime() - a.inForceAt.getTime())[0];
    if (!newest) throw new Error('No encryption key is in force.');
    return newest[0];
  }
}
