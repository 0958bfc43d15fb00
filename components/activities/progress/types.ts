/** What progress is measured in. */
export type Measured = 'lots' | 'first-deposit';

/** The trading platform's report: whether the visitor takes part, since when, and how far they are. */
export interface Progress {
  measured: Measured;
  joined: boolean;
  /** ISO 8601: since when trades count, or when the first deposit arrived. */
  since: string | null;
  /** Standard lots, or US dollars of the first deposit. */
  value: number;
}
