interface SealKey {
  key: Buffer;
  inForceAt: Date;
}

/** The key of values that name none: the DATA_KEY itself, by which they were sealed before there were key ids. */
export const UNNAMED = '0';

/** The keys of a process's vault. What is sealed stays readable for as long as the process lives: keys are added, never taken out. */
export class Keyring {
  readonly #sealKeys = new Map<string, SealKey>();
  readonly #lookupKeys: Buffer[];

  /** @param lookupKeys make the keyed hashes, in this order, each of what the one before has made */
  constructor(...lookupKeys: [Buffer, ...Buffer[]]) {
    this.#lookupKeys = lookupKeys;
  }

  /** A ring of one key for everything. */
  static of(key: Buffer): Keyring {
    return new Keyring(key).add('1', { key, inForceAt: new Date(0) });
  }

  get lookupKeys(): readonly Buffer[] {
    return this.#lookupKeys;
  }

  /** Lays a key over those that make the keyed hashes. */
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

  /** @throws for a key that this process does not have */
  find(id: string): Buffer {
    const found = this.#sealKeys.get(id);
    if (!found) throw new Error(`The sealed value's key ${id} is not known.`);
    return found.key;
  }

  /** The id of the newest key that every process knows by now, by which values are sealed. */
  get current(): string {
    const now = Date.now();
    const inForce = [...this.#sealKeys].filter(([, { inForceAt }]) => inForceAt.getTime() <= now);
    const newest = inForce.sort(([, a], [, b]) => b.inForceAt.getTime() - a.inForceAt.getTime())[0];
    if (!newest) throw new Error('No key is in force.');
    return newest[0];
  }
}
