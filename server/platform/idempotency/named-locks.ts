/** Runs work with the same name one after another, and work with different names concurrently. */
export class NamedLocks {
  private readonly last = new Map<string, Promise<unknown>>();

  /** Runs work once all earlier work with its name has ended, successfully or not. */
  async run<T>(name: string, work: () => Promise<T>): Promise<T> {
    const run = (this.last.get(name) ?? Promise.resolve()).then(work, work);
    this.last.set(name, run);
    try {
      return await run;
    } finally {
      if (this.last.get(name) === run) this.last.delete(name);
    }
  }
}
