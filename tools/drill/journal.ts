/** A result in the database, such as `deposit pay-…` or `account 10000001`. */
export type Result = string;

interface Differences {
  /** Acknowledged results that the database does not have. */
  lost: Result[];
  /** Results that the database has more than once. */
  doubled: Result[];
}

/** What was acknowledged to visitors, and when. */
export class Journal {
  /** Every acknowledged result. */
  readonly results = new Set<Result>();
  /** When results were acknowledged, in milliseconds of `performance.now()`, in order. */
  readonly times: number[] = [];
  /** Rejections that no visitor expects, such as a code that the server sent and does not know. */
  readonly rejections: string[] = [];

  /** Notes an answered call with the results that it acknowledges. */
  answered(...results: Result[]): void {
    this.times.push(performance.now());
    for (const result of results) this.results.add(result);
  }

  /** Notes a call that the server rejected although it should have accepted it. */
  rejected(step: string, answer: string): void {
    this.rejections.push(`${step}: ${answer}`);
  }

  /** Compares with the database. @param stored how often the database has each result of the visitors */
  compare(stored: ReadonlyMap<Result, number>): Differences {
    return {
      lost: [...this.results].filter((result) => !stored.has(result)),
      doubled: [...stored].filter(([, count]) => count > 1).map(([result]) => result),
    };
  }
}

/** The longest time without an event between two times, in the unit of the times, which are in order. */
export function longestPause(times: readonly number[], from: number, to: number): number {
  const within = [from, ...times.filter((time) => time > from && time < to), to];
  return Math.max(...within.slice(1).map((time, index) => time - (within[index] ?? time)));
}
