import { ConfigError } from './config-error';

/** Collects faults of settings, to report all of them together. */
export class Faults {
  readonly #lines = new Set<string>();

  /** Runs a reader of settings; `undefined` when it finds a fault. */
  gather<Result>(read: () => Result): Result | undefined {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      this.add(...error.message.split('\n'));
      return undefined;
    }
  }

  /** @param lines such as `PORT: must be …` */
  add(...lines: string[]): void {
    for (const line of lines) this.#lines.add(line);
  }

  /** @throws {ConfigError} with all faults, without duplicates, if there are any */
  refuse(): void {
    if (this.#lines.size > 0) throw new ConfigError([...this.#lines].join('\n'));
  }
}
