import { streakSource } from './guesses';

/** The number of right guesses at the end of a row; `null`, not settled yet, is skipped. */
export function lastRun(rights: readonly (boolean | null)[]): number {
  const settled = rights.filter((right) => right !== null);
  const wrong = settled.lastIndexOf(false);
  return settled.length - 1 - wrong;
}

/** The rounds of the unbroken row of right guesses around `round`, oldest first. */
export function runAround(guesses: readonly { round: string; right: boolean | null }[], round: string): string[] {
  const settled = guesses.filter(({ right }) => right !== null);
  const at = settled.findIndex((guess) => guess.round === round);
  if (!settled[at]?.right) return [];
  const before = settled.slice(0, at).findLastIndex(({ right }) => !right);
  // Stryker disable next-line EqualityOperator: the guess at this index is right
  const after = settled.findIndex(({ right }, index) => index > at && !right);
  return settled.slice(before + 1, after === -1 ? undefined : after).map((guess) => guess.round);
}

/**
 * The streaks that a row of right guesses has reached and not given yet. An unbroken row gives each prize once: it is
 * stored under the round that completed it, and searched in all rounds of the row.
 */
export function streaksReached<Streak extends { length: number }>(
  row: readonly string[],
  streaks: readonly Streak[],
  given: ReadonlyMap<string, unknown>,
): Streak[] {
  return streaks.filter(
    ({ length }) => row.length >= length && !row.some((round) => given.has(streakSource(length, round))),
  );
}

/** A streak prize, identified by its length and the round that completed it. */
export interface Streak {
  length: number;
  round: string;
}

/**
 * The streak prizes for an account's guesses if their rounds are settled one after another.
 *
 * @param guessed every round that it guessed in
 * @param settled those of them with an outcome, in the order of their settlement
 */
export function streaksOf(
  guessed: readonly string[],
  settled: readonly { round: string; right: boolean }[],
  lengths: readonly number[],
): Streak[] {
  const known = new Map<string, boolean>();
  const rounds = [...guessed].sort();
  const streaks: Streak[] = [];
  for (const { round, right } of settled) {
    known.set(round, right);
    const row = runAround(
      rounds.map((id) => ({ round: id, right: known.get(id) ?? null })),
      round,
    );
    for (const length of lengths) {
      const before = streaks.some((streak) => streak.length === length && row.includes(streak.round));
      if (row.length >= length && !before) streaks.push({ length, round });
    }
  }
  return streaks;
}
