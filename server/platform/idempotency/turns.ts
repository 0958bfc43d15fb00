/** Lets work of one name be done one after another, and work of different names at the same time. */
export class Turns {
  private readonly last = new Map<string, Promise<unknown>>();

  /** Runs work once all earlier work of its name has ended, however that ended. */
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
