/** Runs work with the same name one after another, and work with different names concurrently. */
export class Turns {
  private readonly last = new Map<string, Promise<unknown>>();

  /** Runs work once all earlier work with its name has ended, successfully or not. */
  async run<T>(name: string, work: () => Promise<T>): Promise<T> {
    const turn = (this.last.get(name) ?? Promise.resolve()).then(work, work);
    this.last.set(name, turn);
    try {
      return await turn;
    } finally {
      if (this.last.get(name) === turn) this.last.delete(name);
    }
  }
}
